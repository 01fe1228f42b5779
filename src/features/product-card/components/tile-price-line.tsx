import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Price } from '@/ui/display/price';
import type { TilePrice } from '../api/product-tile';

/** The selling price, with the list price when reduced. A product without a price keeps the line. */
export function TilePriceLine({ price }: { price: TilePrice | undefined }) {
  const { locale } = useSite();
  const { t } = useLingui();
  if (!price) {
    return (
      <p className="mt-1 text-ink-soft text-sm">
        <Trans>Price on request</Trans>
      </p>
    );
  }
  const now = formatMoney(price.offer, locale);
  return (
    <p className="mt-1">
      {price.offer < price.list ? (
        <Price
          size="sm"
          now={now}
          was={formatMoney(price.list, locale)}
          nowLabel={t`Now`}
          wasLabel={t`Was`}
        />
      ) : (
        <Price size="sm" now={now} />
      )}
    </p>
  );
}
