import type { RefObject } from 'react';
import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import { Grid } from '@/ui/layout/grid';
import type { AdvisorSlots } from '../slots';
import { AdvisorTile } from './advisor-tile';

export interface ResultListProps extends AdvisorSlots {
  products: readonly AdvisorProduct[];
  onFollow: (upc: string) => void;
  /** The frame whose page was opened last. */
  followedUpc: string | undefined;
  followedLink: RefObject<HTMLAnchorElement | null>;
}

/** Shows the recommended frames as tiles. */
export function ResultList({ products, onFollow, followedUpc, followedLink, ...slots }: ResultListProps) {
  const frames = products.map((product) => ({ ...product, name: uniqueName(product, products) }));
  return (
    <Grid className="mt-4 lg:grid-cols-3 xl:grid-cols-3">
      {frames.map((product) => {
        const { name } = product;
        return (
          <li key={product.upc}>
            <AdvisorTile
              product={product}
              save={slots.renderSave(product, name)}
              purchase={slots.renderPurchase(product, name)}
              tryOn={slots.renderTryOn?.(product, frames) ?? null}
              onFollow={() => onFollow(product.upc)}
              linkRef={product.upc === followedUpc ? followedLink : undefined}
            />
          </li>
        );
      })}
    </Grid>
  );
}

/** Adds the color where two frames have the same name, so that buttons differ. */
function uniqueName(
  { productName, frameColor }: AdvisorProduct,
  products: readonly AdvisorProduct[],
): string {
  const isUnique = products.filter((other) => other.productName === productName).length < 2;
  return isUnique || frameColor === '' ? productName : `${productName}, ${frameColor}`;
}
