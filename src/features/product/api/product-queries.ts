import { getGetImageManifestKey, getImageManifest } from '@generated/assets/assets';
import type { ImageManifest } from '@generated/assets/model/imageManifest';
import { findProductsByPartNumbers, getFindProductsByPartNumbersKey } from '@generated/catalog/catalog';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { FindProductsByPartNumbersParams } from '@generated/catalog/model/findProductsByPartNumbersParams';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** Arguments of the request for a SKU, contact lens or model. Shared by server query and hook, so that both use one key. */
export function productQueryArgs(
  site: Site,
  partNumber: string,
): [Site['storeId'], FindProductsByPartNumbersParams] {
  return [
    site.storeId,
    {
      partNumber: [partNumber],
      catalogId: site.catalogId,
      langId: site.languageId,
      currency: site.currency,
      // Includes long descriptions and the colors of a model.
      profileName: 'IBM_findProductByPartNumber_Details',
      responseFormat: 'json',
    },
  ];
}

export function productQuery(site: Site, partNumber: string): Query<CatalogSearchResponse> {
  const queryArgs = productQueryArgs(site, partNumber);
  return {
    key: getFindProductsByPartNumbersKey(...queryArgs),
    fetch: (options) => findProductsByPartNumbers(...queryArgs, options),
  };
}

export function manifestQuery(upc: string): Query<ImageManifest> {
  return { key: getGetImageManifestKey(upc), fetch: (options) => getImageManifest(upc, options) };
}

/** Returns the part number of a SKU's model; undefined for a model itself and for contact lenses. */
export function modelPartNumber({ userData }: CatalogSearchProduct): string | undefined {
  return userData?.find(({ name }) => name === 'parentPartNumber')?.value || undefined;
}
