import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { ContactHours } from './contact-hours';

/** Renders the phone, hours and address of the customer service. */
export function ContactDetails() {
  const site = useSite();
  const { phone, legalName, address } = RETAILERS[site.country];
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-8 xl:grid-cols-4">
      <ContactSection title={<Trans>By phone</Trans>}>
        <a href={`tel:+1${phone}`} className="link-inline inline-flex min-h-11 items-center text-2xl">
          {phoneText(phone)}
        </a>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Please have your order number at hand. We never need your password or the number of your card.
          </Trans>
        </p>
      </ContactSection>
      <ContactSection title={<Trans>Hours</Trans>}>
        <ContactHours />
      </ContactSection>
      <ContactSection title={<Trans>By mail</Trans>}>
        <address className="not-italic">
          {[legalName, ...address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Please do not send glasses to this address: the label of your return has the right one.
          </Trans>
        </p>
      </ContactSection>
      <ContactSection title={<Trans>Without waiting</Trans>}>
        <ul>
          <li>
            <InlineLink href={helpPaths.faq(site)}>
              <Trans>Frequently asked questions</Trans>
            </InlineLink>
          </li>
          <li>
            <InlineLink href={helpPaths.shippingAndReturns(site)}>
              <Trans>Shipping and returns</Trans>
            </InlineLink>
          </li>
        </ul>
      </ContactSection>
    </div>
  );
}

function ContactSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="sm" className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="link-inline inline-flex min-h-11 items-center">
      {children}
    </PageLink>
  );
}
