import { countrySegment } from '@/domain/locale/locale-lookup';
import type { LanguageId } from '@/domain/locale/locales';
import type { Site } from '@/lib/site/site';

export type ListingName = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/**
 * Paths of the pages that every page may link to. The others are in the files beside this one, by what they are about. Do not
 * build them elsewhere.
 */
export const sitePaths = {
  home: ({ locale }: Site) => `/${locale}`,
  /** A listing, filtered by facets, each `NAME:value` (003 §2.2). */
  listing: ({ locale }: Site, listing: ListingName, facets: readonly string[] = []) =>
    `/${locale}/${listing}${facets.length > 0 ? `?${new URLSearchParams(facets.map((facet) => ['facet', facet]))}` : ''}`,
  search: ({ locale }: Site, term?: string) =>
    `/${locale}/search${term ? `?${new URLSearchParams({ q: term })}` : ''}`,
  /** @param changedLineId order item id of a cart line whose contact lenses are changed on the page. */
  product: ({ locale }: Site, upc: string, changedLineId?: string) =>
    `/${locale}/${encodeURIComponent(upc)}${changedLineId ? `?change=${changedLineId}` : ''}`,
  /** The account, or sign-in for a guest (000 §2, Header). */
  myAccount: (site: Site) => countryPage(site, 'myAccount'),
  /** Sign-in; redirects to `redirectPath`, a path of this site, afterwards (003 §2.5). */
  account: (site: Site, redirectPath?: string) =>
    countryPage(site, 'account') + (redirectPath ? `&${new URLSearchParams({ redirectPath })}` : ''),
  wishlist: (site: Site) => countryPage(site, 'NonAjaxAccountWishListDisplayView'),
  /** Signs out and redirects home. Use a full page load, so that no shopper data stays in memory. */
  signOut: (site: Site) => countryPage(site, 'Logoff'),
  cart: (site: Site) => `/AjaxOrderItemDisplayView?${siteQuery(site)}`,
};

/** Pages with one URL per country; `langId` sets the language (000 §2, Header). */
function countryPage(site: Site, page: string): string {
  return `/${countrySegment(site.storeId)}/${page}?${siteQuery(site)}`;
}

/** Returns the site's ids under the names of the API's parameters. */
export function siteIds({ storeId, catalogId, languageId }: Site): {
  storeId: string;
  catalogId: string;
  langId: LanguageId;
} {
  return { storeId, catalogId, langId: languageId };
}

function siteQuery(site: Site): string {
  return new URLSearchParams(siteIds(site)).toString();
}
