import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { cx } from '@/ui/lib/cx';
import type { LineItem } from '../api/cart-view';
import { useLensCopy } from '../hooks/use-lens-copy';

interface CartExtrasProps {
  lineItem: LineItem;
  /** The protection plan is listed too. In the cart it has a row of its own, where it can be changed. */
  listsPlan?: boolean;
}

/** Price breakdown of a frame with lenses, and what the line saves. */
export function CartExtras({ lineItem, listsPlan = false }: CartExtrasProps) {
  const { type, features } = useLensCopy(lineItem.lens);
  const { extras, savings, unitPrice, quantity } = lineItem;
  const lenses = extras.filter(({ kind }) => kind === 'LENS');
  const plans = listsPlan ? extras.filter(({ kind }) => kind === 'WARRANTY') : [];
  if (extras.length === 0 && savings.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-1 border-line border-l-2 pl-4 text-sm">
      {extras.length > 0 ? (
        <PriceRow amount={cents(unitPrice * quantity)}>
          <Trans>Frame</Trans>
        </PriceRow>
      ) : null}
      {lenses.map(({ orderItemId, name, price }) => (
        <PriceRow key={orderItemId} amount={price} note={features.join('\u00a0· ')}>
          <Trans>Lenses: {type ?? name}</Trans>
        </PriceRow>
      ))}
      {plans.map(({ orderItemId, name, price }) => (
        <PriceRow key={orderItemId} amount={price}>
          {name}
        </PriceRow>
      ))}
      {savings.map(({ id, description, amount }) => (
        <PriceRow key={id} amount={cents(-amount)} accent>
          {description}
        </PriceRow>
      ))}
    </dl>
  );
}

interface PriceRowProps {
  amount: Cents;
  accent?: boolean;
  /** Below, over the whole width. */
  note?: string;
  children: ReactNode;
}

function PriceRow({ amount, accent, note, children }: PriceRowProps) {
  const { locale } = useSite();
  return (
    <div className={cx('flex flex-wrap justify-end gap-x-4', accent && 'text-accent')}>
      <dt className="wrap-break-word min-w-0 grow basis-20">{children}</dt>
      {note ? <dt className="order-last w-full text-ink-soft">{note}</dt> : null}
      <dd>{formatMoney(amount, locale)}</dd>
    </div>
  );
}
