import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import type { ProductTile, TileColor } from '../api/product-tile';

/** Shows the lowest price with lenses, and the promotion. */
export function TileOffers({ tile, color }: { tile: ProductTile; color: TileColor }) {
  const { locale } = useSite();
  const { priceWithLenses } = color;
  return (
    <>
      {priceWithLenses === undefined ? null : (
        <p className="text-ink-soft text-xs">
          <ChangingText>
            <Trans>With lenses from {formatMoney(priceWithLenses, locale)}</Trans>
          </ChangingText>
        </p>
      )}
      {tile.promotion ? <p className="mt-0.5 text-accent text-xs">{tile.promotion}</p> : null}
    </>
  );
}
