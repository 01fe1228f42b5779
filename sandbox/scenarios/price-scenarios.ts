import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { FrameLenses } from '@generated/lens/model/frameLenses';
import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import { changed, type ScenarioTable } from './scenario';

/** States of prices and stock on a product page. */
export const priceScenarios: ScenarioTable = {
  'price-calculation-error': [
    '000 §8',
    "The price summary of a frame cannot be calculated: 'Error during calculate price'; the total is hidden",
    { getFrameLenses: changedFrame(breakPromotion) },
  ],
  'price-on-request': [
    '000 §4',
    'A product has no price: it is shown as on request, and cannot be added to the cart',
    {
      getFrameLenses: changedFrame(removePrice),
      findProductsByPartNumbers: changedProducts(removeCatalogPrice),
    },
  ],
  'sold-out': [
    '000 §4',
    'A product is out of stock',
    {
      findProductsByPartNumbers: changedProducts((product) => {
        product.buyable = 'false';
        product.x_inventoryStatus = 'Unavailable';
      }),
    },
  ],
};

function changedFrame(change: (frame: FrameLensesFrame) => void) {
  return changed(({ data }: FrameLenses) => data && change(data.frame));
}

type PricedProduct = Pick<CatalogSearchProduct, 'buyable' | 'price' | 'x_inventoryStatus'>;

function changedProducts(change: (product: PricedProduct) => void) {
  return changed(({ catalogEntryView }: CatalogSearchResponse) => {
    for (const product of catalogEntryView) {
      for (const entry of [product, ...(product.sKUs ?? [])]) change(entry);
    }
  });
}

/** Sets a percentage far out of the contract's bounds: the saving is no amount of money. */
function breakPromotion(frame: FrameLensesFrame): void {
  frame.promoType = 'BOM';
  frame.promotions = { framePercent: 1e300 };
}

function removePrice(frame: FrameLensesFrame): void {
  delete frame.listPrice;
  delete frame.offerPrice;
}

/** Writes the search server's "no price". */
function removeCatalogPrice(product: PricedProduct): void {
  for (const price of product.price ?? []) price.value = '';
}
