import type { LanguageId } from '@/domain/locale/locales';
import type { Store } from '@/platform/store/store';

export type ListingName = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/** Addresses of the store's pages. Nothing else writes them. */
export const storePaths = {
  home: ({ locale }: Store) => `/${locale}`,
  /** A listing, narrowed by facets, each `NAME:value` (003 §2.2). */
  listing: ({ locale }: Store, listing: ListingName, facets: readonly string[] = []) =>
    `/${locale}/${listing}${facets.length > 0 ? `?${new URLSearchParams(facets.map((facet) => ['facet', facet]))}` : ''}`,
  search: ({ locale }: Store, term?: string) =>
    `/${locale}/search${term ? `?${new URLSearchParams({ q: term })}` : ''}`,
  product: ({ locale }: Store, upc: string) => `/${locale}/${encodeURIComponent(upc)}`,
  cart: (store: Store) => `/AjaxOrderItemDisplayView?${storeQuery(store)}`,
  /** The recalculation after every change of the cart's lines; it leads on to the cart (000 §2, Cart page). */
  recalculation: (store: Store, orderId: string) =>
    `/OrderCalculate?${new URLSearchParams({
      ...storeIds(store),
      URL: 'AjaxOrderItemDisplayView',
      errorViewName: 'AjaxOrderItemDisplayView',
      orderId,
      updatePrices: '1',
      calculationUsageId: '-1',
    })}`,
};

function storeIds({ storeId, catalogId, languageId }: Store): {
  storeId: string;
  catalogId: string;
  langId: LanguageId;
} {
  return { storeId, catalogId, langId: languageId };
}

function storeQuery(store: Store): string {
  return new URLSearchParams(storeIds(store)).toString();
}
