import { Trans, useLingui } from '@lingui/react/macro';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { useBenefitText } from './use-benefit-text';

/** Shows the shopper's benefit for contact lenses on their product page, which does not change the price online. */
export function ContactBenefit() {
  const { t } = useLingui();
  const isOn = useInsuranceStatus() === 'on';
  const { of: textOf } = useBenefitText();
  if (!isOn) return null;
  const benefit = textOf('contact');
  return (
    <section
      aria-label={t`Vision insurance`}
      className="min-h-28 rounded-md bg-accent-tint px-4 py-3 text-sm"
    >
      {benefit ? (
        <>
          <p className="font-medium">{benefit}</p>
          <p>
            <Trans>
              Prices of contact lenses do not change online: use that benefit in one of our stores.
            </Trans>
          </p>
        </>
      ) : null}
    </section>
  );
}
