import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import type { OptionPrice } from './panel-prices';

/** Shows the price of the pair with an option. */
export function OptionPriceText({ price }: { price: OptionPrice | undefined }) {
  const { locale } = useSite();
  if (!price) return null;
  const amount = formatMoney(price.lowest, locale);
  return price.isFrom ? (
    <span className="text-ink-soft text-sm">
      <ChangingText>
        <Trans>from {amount}</Trans>
      </ChangingText>
    </span>
  ) : (
    <span className="whitespace-nowrap font-medium text-sm">{amount}</span>
  );
}
