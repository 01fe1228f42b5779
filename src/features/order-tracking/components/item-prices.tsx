import { Trans } from '@lingui/react/macro';
import type { Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';

export function ItemPrices({ item: { kind, price, lens, plan } }: { item: TrackedItem }) {
  const { locale } = useSite();
  const format = (amount: Cents | undefined) => (amount === undefined ? null : formatMoney(amount, locale));
  const { name: lensName } = lens ?? {};
  const isFrame = kind === 'EYE' || kind === 'SUN';
  return (
    <dl className="grid grid-cols-1 gap-1 text-sm">
      {price === undefined ? null : (
        <PriceRow label={isFrame ? <Trans>Frame</Trans> : <Trans>Price</Trans>} amount={format(price)} />
      )}
      {lens ? <PriceRow label={<Trans>Lenses: {lensName}</Trans>} amount={format(lens.price)} /> : null}
      {plan ? <PriceRow label={plan.name} amount={format(plan.price)} /> : null}
    </dl>
  );
}
