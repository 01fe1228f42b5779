import { Trans } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';
import type { LineItem } from '../api/cart-view';
import { useLensCopy } from '../hooks/use-lens-copy';

interface CartExtrasProps {
  lineItem: LineItem;
  /** Lists the protection plan, too. In the cart, a plan for lenses is in a separate row, where it can be changed. */
  listsPlan?: boolean;
}

/** Shows the price breakdown of a frame with lenses, and the savings of the line. */
export function CartExtras({ lineItem, listsPlan = false }: CartExtrasProps) {
  const { type, features } = useLensCopy(lineItem.lens);
  const { locale } = useSite();
  const money = (amount: Cents) => formatMoney(amount, locale);
  const { extras, savings, unitPrice, quantity } = lineItem;
  const lenses = extras.filter(({ kind }) => kind === 'LENS');
  const plans = listsPlan ? extras.filter(({ kind }) => kind === 'WARRANTY') : [];
  if (extras.length === 0 && savings.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-1 border-line border-l-2 pl-4 text-sm">
      {extras.length > 0 ? (
        <PriceRow label={<Trans>Frame</Trans>} amount={money(cents(unitPrice * quantity))} />
      ) : null}
      {lenses.map(({ orderItemId, name, price }) => (
        <PriceRow
          key={orderItemId}
          label={<Trans>Lenses: {type ?? name}</Trans>}
          note={features.join('\u00a0· ')}
          amount={money(price)}
        />
      ))}
      {plans.map(({ orderItemId, name, price }) => (
        <PriceRow key={orderItemId} label={name} amount={money(price)} />
      ))}
      {savings.map(({ id, description, amount }) => (
        <PriceRow key={id} tone="saving" label={description} amount={money(cents(-amount))} />
      ))}
    </dl>
  );
}
