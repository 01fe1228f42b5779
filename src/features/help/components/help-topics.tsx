import { Trans, useLingui } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { accountPaths } from '@/lib/navigation/account-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { RowLink } from '@/ui/actions/row-link';
import { Heading } from '@/ui/layout/heading';

/** Lists the topics of the help hub. */
export function HelpTopics() {
  const site = useSite();
  const { t } = useLingui();
  const { phone } = RETAILERS[site.country];
  const phoneNumber = phoneText(phone);
  return (
    <div className="grid grid-cols-1 gap-14">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-8 xl:grid-cols-4">
        <HelpLinks
          title={t`Answers`}
          links={[
            { href: helpPaths.faq(site), label: t`All questions` },
            { href: helpPaths.faq(site, { topic: 'prescriptions' }), label: t`Prescriptions` },
            { href: helpPaths.faq(site, { topic: 'glasses' }), label: t`Frames and lenses` },
            { href: helpPaths.faq(site, { topic: 'contact-lenses' }), label: t`Contact lenses` },
            { href: helpPaths.faq(site, { topic: 'payment' }), label: t`Prices and payment` },
          ]}
        />
        <HelpLinks
          title={t`Orders`}
          links={[
            { href: orderPaths.trackOrder(site), label: t`Track your order` },
            { href: orderPaths.orders(site), label: t`Your orders` },
            { href: helpPaths.faq(site, { topic: 'orders' }), label: t`Orders and delivery` },
            { href: helpPaths.shippingAndReturns(site), label: t`Shipping and returns` },
          ]}
        />
        <HelpLinks
          title={t`Your account`}
          links={[
            { href: sitePaths.myAccount(site), label: t`Sign in, or see your account` },
            { href: accountPaths.accountPrescriptions(site), label: t`Saved prescriptions` },
            { href: accountPaths.paymentMethods(site), label: t`Payment methods` },
            { href: accountPaths.addresses(site), label: t`Addresses` },
            { href: accountPaths.details(site), label: t`Your details` },
            { href: helpPaths.faq(site, { entry: 'forgot' }), label: t`Forgot your password?` },
          ]}
        />
        <HelpLinks
          title={t`What applies`}
          links={[
            { href: helpPaths.terms(site), label: t`Terms of sale` },
            { href: helpPaths.privacy(site), label: t`Privacy` },
            { href: helpPaths.accessibility(site), label: t`Accessibility` },
          ]}
        />
      </div>
      <section aria-labelledby="reach-us" className="rounded-lg bg-well p-6 sm:p-10">
        <Heading level={2} id="reach-us">
          <Trans>We are glad to help</Trans>
        </Heading>
        <p className="mt-3 max-w-text">
          <Trans>
            Call{' '}
            <a href={`tel:+1${phone}`} className="link-inline whitespace-nowrap">
              {phoneNumber}
            </a>
            . Have your order number at hand if you have one.
          </Trans>
        </p>
        <PageLink
          href={helpPaths.contact(site)}
          className="link-inline mt-3 inline-flex min-h-11 items-center"
        >
          <Trans>Hours and address</Trans>
        </PageLink>
      </section>
    </div>
  );
}

interface HelpLinksProps {
  title: string;
  links: { href: string; label: string }[];
}

function HelpLinks({ title, links }: HelpLinksProps) {
  return (
    <nav aria-label={title}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <ul className="mt-3 border-line border-t">
        {links.map(({ href, label }) => (
          <li key={href} className="border-line border-b">
            <RowLink render={<PageLink href={href} />}>{label}</RowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
