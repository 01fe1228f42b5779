import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useInsurance } from '@/lib/insurance/insurance-session';
import type { InsuranceToggleState } from '@/lib/insurance/slot-props';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';

/** Describes the effect of insurance on the price, in a sentence or two. */
export function ToggleStatus(props: ToggleStatusProps) {
  const content = useStatus(props);
  return <ChangingText>{content}</ChangingText>;
}

interface ToggleStatusProps extends InsuranceToggleState {
  hasPerk: boolean;
}

function useStatus({ quote, effect, offersLenses, hasPerk }: ToggleStatusProps): ReactNode {
  const { locale } = useSite();
  const { record } = useInsurance();
  if (quote.state === 'failed') {
    return <Trans>Your insurance price could not be loaded. The prices are without it.</Trans>;
  }
  if (!effect) return <Trans>Calculating your price with insurance</Trans>;
  const { ordinary, insured, isCovered } = effect;
  if (ordinary < insured) {
    const price = formatMoney(ordinary, locale);
    const difference = formatMoney(cents(insured - ordinary), locale);
    return hasPerk ? (
      <Trans>
        Without insurance and with your perk this costs {price}, which is {difference} less. The two do not
        add up.
      </Trans>
    ) : (
      <Trans>
        Without insurance this costs {price}, which is {difference} less. Promotions do not add to your
        benefits.
      </Trans>
    );
  }
  if (!isCovered && offersLenses && record?.data.lenses?.available) {
    return <Trans>Your benefits will apply once lenses are selected</Trans>;
  }
  return isCovered ? (
    <Trans>Your benefits are applied. Promotions do not add to them.</Trans>
  ) : (
    <Trans>Your plan does not pay for this. The prices are without it.</Trans>
  );
}
