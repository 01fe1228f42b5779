import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { LocaleSwitcher } from './locale-switcher';
import type { NewsletterProps } from './newsletter';

// Server-rendered and usable without JavaScript, so its code loads last.
const Newsletter = lazy(async () => ({ default: (await import('./newsletter')).Newsletter }));

export interface FooterProps extends NewsletterProps {
  /** Id of the locale switcher; the header links to it. */
  localeSwitcherId: string;
  /** False on the not-found page. */
  pageExists: boolean;
}

/** Site footer: newsletter, links, locale switcher, legal line. */
export function Footer({ localeSwitcherId, pageExists, onSubscribed }: FooterProps) {
  return (
    <footer className="mt-20 lg:mt-32" data-print="hide">
      <div className="bg-well">
        <Container className="py-12 lg:py-16">
          <Suspense fallback={<div className="min-h-26 max-[22rem]:min-h-41" />}>
            <Newsletter onSubscribed={onSubscribed} />
          </Suspense>
        </Container>
      </div>
      <div className="on-ink">
        <FooterBand localeSwitcherId={localeSwitcherId} pageExists={pageExists} />
      </div>
    </footer>
  );
}

function FooterBand({ localeSwitcherId, pageExists }: Omit<FooterProps, 'onSubscribed'>) {
  const site = useSite();
  const { t } = useLingui();
  return (
    <Container className="pt-14 lg:pt-20">
      <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_2fr] lg:gap-x-10">
        <p className="col-span-full max-w-sm font-medium text-2xl lg:col-span-1">
          <Trans>Clear sight, and a frame you are glad to put on.</Trans>
        </p>
        <FooterLinks
          title={t`Shop`}
          links={[
            { href: sitePaths.listing(site, 'eyeglasses'), label: t`Eyeglasses` },
            { href: sitePaths.listing(site, 'sunglasses'), label: t`Sunglasses` },
            { href: sitePaths.listing(site, 'contact-lenses'), label: t`Contact lenses` },
            { href: sitePaths.search(site), label: t`Search` },
          ]}
        />
        <FooterLinks
          title={t`Yours`}
          links={[
            { href: sitePaths.myAccount(site), label: t`My account` },
            { href: accountPaths.accountPrescriptions(site), label: t`Saved prescriptions` },
            { href: accountPaths.paymentMethods(site), label: t`Payment methods` },
            { href: sitePaths.wishlist(site), label: t`Wishlist` },
            { href: sitePaths.cart(site), label: t`Cart` },
          ]}
        />
        <div className="col-span-2 lg:col-span-1">
          <LocaleSwitcher id={localeSwitcherId} pageExists={pageExists} />
        </div>
      </div>
      {/* Bottom padding so the promotion button does not cover the text. */}
      <div className="mt-12 border-ink-hover border-t pt-6 pb-24 text-on-ink-soft text-sm lg:mt-16">
        <LegalLine />
      </div>
    </Container>
  );
}

interface FooterLinksProps {
  title: string;
  links: { href: string; label: string }[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <p className="text-on-ink-soft text-sm">{title}</p>
      <ul className="mt-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLine() {
  const { currency } = useSite();
  return (
    <p>
      <Trans>© Marlowe Eyewear.</Trans>{' '}
      {currency === 'USD' ? (
        <Trans>Prices are in US dollars, before tax.</Trans>
      ) : (
        <Trans>Prices are in Canadian dollars, before tax.</Trans>
      )}
    </p>
  );
}
