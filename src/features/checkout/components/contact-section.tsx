import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { saveAddress } from '../api/save-shipping';
import { cancelOf, sectionProps } from '../hooks/section-props';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { CheckoutSection } from './checkout-section';
import { ContactForm } from './contact-form';

/** Shows the email of the order. The commerce API stores it with the address. */
export function ContactSection({ sections, isMember }: { sections: CheckoutSections; isMember: boolean }) {
  const site = useSite();
  const { t } = useLingui();
  const { order, email, dispatch } = sections;

  const save = async (newEmail: string) => {
    dispatch({ type: 'attempted', place: 'contact' });
    try {
      if (order.address && newEmail !== order.email)
        await saveAddress(site, { address: order.address, email: newEmail });
      checkoutEmail.write(newEmail);
      dispatch({ type: 'saved', section: 'contact' });
    } catch {
      dispatch({ type: 'rejected', problem: { place: 'contact', kind: 'not-saved' } });
    }
  };

  return (
    <CheckoutSection
      {...sectionProps('contact', sections)}
      title={t`Contact`}
      changeLabel={t`Change contact`}
      summary={<p>{email}</p>}
    >
      {isMember ? null : (
        <p className="text-sm">
          <Trans>
            Already have an account?{' '}
            <PageLink className="link-inline" href={sitePaths.account(site, checkoutPaths.checkout(site))}>
              Sign in
            </PageLink>
          </Trans>
        </p>
      )}
      <ContactForm email={email} onSave={save} onCancel={cancelOf('contact', sections)} />
    </CheckoutSection>
  );
}
