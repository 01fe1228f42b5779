import { findProductsByCategory } from '@generated/catalog/catalog';
import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { CATEGORY_IDS } from '@/domain/catalog/top-categories';
import type { CallOptions } from '@/lib/http/call-api';
import type { Site } from '@/lib/site/site';

/** The contract's maximum. */
const PAGE_SIZE = 100;

/**
 * UPCs of everything that a store sells, each color on its own, since each has a page.
 *
 * @throws ApiError when a page of the catalog does not load.
 */
export async function fetchProductUpcs(site: Site, options: CallOptions): Promise<string[]> {
  const categories = await Promise.all(
    Object.values(CATEGORY_IDS).map((categoryId) => fetchCategory(site, categoryId, options)),
  );
  return [...new Set(categories.flat())];
}

async function fetchCategory(site: Site, categoryId: string, options: CallOptions): Promise<string[]> {
  const upcs: string[] = [];
  for (let pageNumber = 1, rest = 1; rest > 0; pageNumber++) {
    const { catalogEntryView, recordSetTotal } = await findProductsByCategory(
      site.storeId,
      categoryId,
      {
        catalogId: site.catalogId,
        langId: site.languageId,
        pageNumber,
        pageSize: PAGE_SIZE,
        profileName: 'MARLOWE_findProductsByCategory_Tiles',
      },
      options,
    );
    upcs.push(...catalogEntryView.flatMap(upcsOf));
    rest = catalogEntryView.length === 0 ? 0 : recordSetTotal - pageNumber * PAGE_SIZE;
  }
  return upcs;
}

/** A product without SKUs, such as a contact lens, has a page of its own. */
function upcsOf({ sKUs, partNumber }: CatalogSearchProduct): string[] {
  return sKUs?.length ? sKUs.map((sku) => sku.partNumber) : [partNumber];
}
