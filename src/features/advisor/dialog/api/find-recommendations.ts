import { findAdvisorProducts } from '@generated/assets/assets';
import { findProductsByPartNumbers } from '@generated/catalog/catalog';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import { advisorMarket } from '@/domain/advisor/market';
import { type AdvisorProduct, toAdvisorProducts } from '@/domain/advisor/to-advisor-product';
import { omitUndefined } from '@/domain/data/omit-undefined';
import { tileProductsArgs } from '@/lib/queries/tile-products';
import type { Site } from '@/lib/site/site';

/** Rows of a search (000 §9). */
const LIMIT = 24;

/** The search found nothing, or failed (000 §7). The message is the specification's. */
export class NoProductsError extends Error {
  /** True if another attempt may help. */
  readonly isFailure: boolean;
  constructor(isFailure: boolean, cause?: unknown) {
    super('No product were returned', { cause });
    this.isFailure = isFailure;
  }
}

/**
 * Finds recommended frames, the best match first: from the advisor's search, with prices and texts from the catalog in one
 * request.
 *
 * @throws NoProductsError when there are none.
 */
export async function findRecommendations(
  site: Site,
  choices: AdvisorChoices,
  signal: AbortSignal,
): Promise<AdvisorProduct[]> {
  const products = await search(site, choices, signal).catch((error: unknown) => {
    throw new NoProductsError(true, error);
  });
  if (products.length === 0) throw new NoProductsError(false);
  return products;
}

async function search(site: Site, choices: AdvisorChoices, signal: AbortSignal): Promise<AdvisorProduct[]> {
  const { products } = await findAdvisorProducts(
    { ...advisorMarket(site.storeId), ...omitUndefined(choices), limit: LIMIT },
    { signal },
  );
  if (products.length === 0) return [];
  const upcs = products.map(({ upc }) => upc);
  const { catalogEntryView } = await findProductsByPartNumbers(...tileProductsArgs(site, upcs), { signal });
  return toAdvisorProducts(products, catalogEntryView);
}
