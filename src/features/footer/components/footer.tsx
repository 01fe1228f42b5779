import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { localesOf } from '@/domain/locale/locale-lookup';
import { localeOrigin } from '@/domain/locale/locale-origin';
import { localeUrl } from '@/domain/locale/locale-url';
import { type Country, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { accountPaths } from '@/lib/navigation/account-paths';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { examPaths } from '@/lib/navigation/exam-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { CheckIcon } from '@/ui/icons/icons';
import { Container } from '@/ui/layout/container';
import type { NewsletterProps } from './newsletter';

// Server-rendered and usable without JavaScript, so its code loads last.
const Newsletter = lazyWithRetry(async () => (await import('./newsletter')).Newsletter);

export interface FooterProps extends NewsletterProps {
  /** Id of the locale switcher; the header links to it. */
  localeSwitcherId: string;
  /** False on the not-found page. */
  pageExists: boolean;
}

/** Renders the site footer: newsletter, links, locale switcher, legal line. */
export function Footer({ localeSwitcherId, pageExists, onSubscribed }: FooterProps) {
  return (
    <footer
      className="lazy-layout [--estimated-height:88rem] sm:[--estimated-height:68rem] xl:[--estimated-height:56rem] mt-20 lg:mt-32"
      data-print="hide"
    >
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
      <div className="grid grid-cols-pair gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.5fr_1.1fr_1.1fr_1.1fr_1.2fr] lg:gap-x-8">
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
            { href: advisorPaths.faceShape(site), label: t`Frames for your face shape` },
          ]}
        />
        <FooterLinks
          title={t`Account`}
          links={[
            { href: sitePaths.myAccount(site), label: t`My account` },
            { href: orderPaths.orders(site), label: t`Orders` },
            { href: accountPaths.accountPrescriptions(site), label: t`Saved prescriptions` },
            { href: accountPaths.paymentMethods(site), label: t`Payment methods` },
            { href: sitePaths.wishlist(site), label: t`Wishlist` },
            { href: sitePaths.cart(site), label: t`Cart` },
          ]}
        />
        <FooterLinks
          title={t`Help`}
          className="max-md:col-span-full"
          listClassName="max-md:columns-[8rem_2] max-md:gap-x-6"
          links={[
            { href: storeFinderPath(site), label: t`Find a store` },
            { href: examPaths.examPage(site), label: t`Eye exams` },
            { href: orderPaths.trackOrder(site), label: t`Track your order` },
            { href: helpPaths.faq(site), label: t`Frequently asked questions` },
            { href: helpPaths.shippingAndReturns(site), label: t`Shipping and returns` },
            { href: helpPaths.contact(site), label: t`Contact us` },
            { href: helpPaths.help(site), label: t`All help topics` },
          ]}
        />
        <div className="col-span-full lg:col-span-1">
          <LocaleSwitcher id={localeSwitcherId} pageExists={pageExists} />
        </div>
      </div>
      {/* Bottom padding so the promotion button does not cover the text. */}
      <div className="mt-12 border-ink-hover border-t pt-6 pb-24 text-on-ink-soft text-sm lg:mt-16">
        <LegalLinks />
        <LegalLine />
      </div>
    </Container>
  );
}

interface FooterLinksProps {
  title: string;
  links: { href: string; label: string }[];
  className?: string;
  listClassName?: string;
}

function FooterLinks({ title, links, className, listClassName = '' }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className="text-on-ink-soft text-sm">{title}</p>
      <ul className={`mt-1 ${listClassName}`}>
        {links.map(({ href, label }) => (
          <li key={href} className="break-inside-avoid">
            <FooterLink href={href} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <PageLink href={href} className="inline-block py-[0.59375rem] underline-offset-4 hover:underline">
      {label}
    </PageLink>
  );
}

function LegalLinks() {
  const site = useSite();
  const { t } = useLingui();
  const links = [
    { href: helpPaths.terms(site), label: t`Terms of sale` },
    { href: helpPaths.privacy(site), label: t`Privacy` },
    { href: helpPaths.accessibility(site), label: t`Accessibility` },
  ];
  return (
    <nav aria-label={t`Legal`} className="mb-2">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <FooterLink href={href} label={label} />
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

interface LocaleSwitcherProps {
  id: string;
  /** True if the current page exists, and so exists in every locale. If not, links go to the home pages. */
  pageExists: boolean;
}

/**
 * Links to the same page in other languages and countries (000 §2). Uses full page loads, because each country has a separate
 * store, price list and cart.
 */
function LocaleSwitcher({ id, pageExists }: LocaleSwitcherProps) {
  const { t } = useLingui();
  return (
    <nav id={id} aria-label={t`Country and language`} className="grid grid-cols-pair gap-x-6 gap-y-4">
      <CountryLocales country="us" name={t`United States`} pageExists={pageExists} />
      <CountryLocales country="ca" name={t`Canada`} pageExists={pageExists} />
    </nav>
  );
}

interface CountryLocalesProps extends Pick<LocaleSwitcherProps, 'pageExists'> {
  country: Country;
  name: string;
}

function CountryLocales({ country, name, pageExists }: CountryLocalesProps) {
  return (
    <div>
      <p className="text-on-ink-soft text-sm">{name}</p>
      <ul className="mt-1">
        {localesOf(country).map((locale) => (
          <li key={locale}>
            <LocaleOption locale={locale} pageExists={pageExists} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LocaleOptionProps extends Pick<LocaleSwitcherProps, 'pageExists'> {
  locale: LocaleCode;
}

function LocaleOption({ locale, pageExists }: LocaleOptionProps) {
  const site = useSite();
  const currentLocation = useLocation();
  const origin = useSiteOrigin();
  const languageName = useLanguageName(locale);
  const { languageTag } = LOCALES[locale];
  const isCurrent = locale === site.locale;
  const hrefFrom = (current: { pathname: string; search: string }) =>
    localeOrigin(origin, locale) + (pageExists ? localeUrl(current, locale) : `/${locale}`);
  return (
    <a
      href={hrefFrom(currentLocation)}
      onClick={({ currentTarget }) => {
        // A page may name its choices in the URL without a navigation, which the router does not see.
        currentTarget.href = hrefFrom(window.location);
      }}
      lang={languageTag}
      hrefLang={languageTag}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
    >
      {languageName}
      {isCurrent ? <CheckIcon size={16} /> : null}
    </a>
  );
}

function useLanguageName(locale: LocaleCode): string {
  const { t } = useLingui();
  const names = { en: t`English`, es: t`Español`, fr: t`Français` };
  return names[LOCALES[locale].displayLanguage];
}
