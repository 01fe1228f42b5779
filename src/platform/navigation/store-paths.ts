import type { LanguageId } from '@/domain/locale/locales';
import { countrySegment } from '@/domain/locale/look-up';
import type { Store } from '@/platform/store/store';

export type ListingName = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/** Paths of all pages. Do not build them elsewhere. */
export const storePaths = {
  home: ({ locale }: Store) => `/${locale}`,
  /** A listing, filtered by facets, each `NAME:value` (003 §2.2). */
  listing: ({ locale }: Store, listing: ListingName, facets: readonly string[] = []) =>
    `/${locale}/${listing}${facets.length > 0 ? `?${new URLSearchParams(facets.map((facet) => ['facet', facet]))}` : ''}`,
  search: ({ locale }: Store, term?: string) =>
    `/${locale}/search${term ? `?${new URLSearchParams({ q: term })}` : ''}`,
  product: ({ locale }: Store, upc: string) => `/${locale}/${encodeURIComponent(upc)}`,
  /** The account, or sign-in for a guest (000 §2, Header). */
  myAccount: (store: Store) => countryPage(store, 'myAccount'),
  /** Sign-in; redirects to `redirectPath`, a path of this site, afterwards (003 §2.5). */
  account: (store: Store, redirectPath?: string) =>
    countryPage(store, 'account') + (redirectPath ? `&${new URLSearchParams({ redirectPath })}` : ''),
  wishlist: (store: Store) => countryPage(store, 'NonAjaxAccountWishListDisplayView'),
  /** Signs out and redirects home. Use a full page load, so that no shopper data stays in memory. */
  signOut: (store: Store) => countryPage(store, 'Logoff'),
  cart: (store: Store) => `/AjaxOrderItemDisplayView?${storeQuery(store)}`,
  /** Recalculates the cart after a line item changed, then redirects to it (000 §2, Cart page). */
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

/** Pages with one URL per country; `langId` sets the language (000 §2, Header). */
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
