import type { LanguageId } from '@/domain/locale/locales';
import { countrySegment } from '@/domain/locale/look-up';
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
  /** The account, or the way into it for a guest (000 §2, Header). */
  myAccount: (store: Store) => countryPage(store, 'myAccount'),
  /** Where guests sign in; afterwards they are led to `redirectPath`, a path of this site (003 §2.5). */
  account: (store: Store, redirectPath?: string) =>
    countryPage(store, 'account') + (redirectPath ? `&${new URLSearchParams({ redirectPath })}` : ''),
  wishlist: (store: Store) => countryPage(store, 'NonAjaxAccountWishListDisplayView'),
  /** Ends the session and leads home; to be followed as a whole page, so that nothing of the shopper stays. */
  signOut: (store: Store) => countryPage(store, 'Logoff'),
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

/** Pages that stand once per country; their language is in `langId` (000 §2, Header). */
function countryPage(store: Store, page: string): string {
  return `/${countrySegment(store.storeId)}/${page}?${storeQuery(store)}`;
}

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
