import { Plural, Trans } from '@lingui/react/macro';
import type { ProductPrice } from '@/domain/catalog/price';
import { multiply } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';

/** Shows the boxes of all eyes with price and saving, read to screen readers after each change. */
export function OrderTotal({ price, boxes }: { price: ProductPrice; boxes: number }) {
  const { locale } = useSite();
  const saving = formatMoney(multiply(price.saving, boxes), locale);
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">
        <Trans>Total</Trans>{' '}
        <span className="font-normal text-ink-soft text-sm">
          <ChangingText>
            <Plural value={boxes} one="# box" other="# boxes" /> × {formatMoney(price.offer, locale)}
          </ChangingText>
        </span>
      </span>{' '}
      <span className="font-medium text-xl">{formatMoney(multiply(price.offer, boxes), locale)}</span>{' '}
      {price.saving > 0 ? (
        <span className="w-full text-accent text-sm">
          <ChangingText>
            <Trans>You save {saving}</Trans>
          </ChangingText>
        </span>
      ) : null}
    </output>
  );
}
