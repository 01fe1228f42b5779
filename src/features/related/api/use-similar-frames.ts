import { useFindProductsByCategory } from '@generated/catalog/catalog';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { useMemo } from 'react';
import { CATEGORY_IDS, ORDER_BY } from '@/domain/catalog/top-categories';
import { cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import { useSite } from '@/lib/site/site';
import { type ComparedFrame, closestFrames, SIMILAR_PRICE, SIMILAR_WIDTH_MM } from './similar-frames';

/** Enough to choose the closest from. */
const PAGE_SIZE = 16;

export type SimilarFrames =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; products: readonly CatalogSearchProduct[] };

/** Frames of the same shape and kind, near in width and price, in one search. */
export function useSimilarFrames(frame: ComparedFrame, enabled: boolean): SimilarFrames {
  const { storeId, catalogId, languageId, currency } = useSite();
  const { kind, shape, totalWidth, price } = frame;
  const low = totalWidth - SIMILAR_WIDTH_MM;
  const high = totalWidth + SIMILAR_WIDTH_MM;
  const bound = (factor: number) => toDecimal(cents(Math.round((price ?? 0) * factor)));
  const { data, error, mutate } = useFindProductsByCategory(
    storeId,
    CATEGORY_IDS[kind],
    {
      catalogId,
      langId: languageId,
      currency,
      // Index fields of shape and width (contract, CatalogSearchFacet).
      facet: [`ads_f40020_ntk_cs:"${shape}"`, `ads_f40041_ntk_d:({${low} ${high}} ${high})`],
      ...(price ? { minPrice: bound(1 - SIMILAR_PRICE), maxPrice: bound(1 + SIMILAR_PRICE) } : {}),
      orderBy: ORDER_BY.popular,
      pageNumber: 1,
      pageSize: PAGE_SIZE,
      profileName: 'MARLOWE_findProductsByCategory_Tiles',
    },
    { swr: { enabled } },
  );
  const products = useMemo(() => data && closestFrames(data.catalogEntryView, frame), [data, frame]);
  if (products) return { state: 'ready', products };
  return error ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}
