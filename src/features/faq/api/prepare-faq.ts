import { helpPaths } from '@/lib/navigation/help-paths';
import type { Site } from '@/lib/site/site';
import { openedKey } from '../state/faq-entry';
import { faqList, readFaqQuery } from '../state/faq-list';
import { loadFaqEntries, readFaqEntries } from './faq-entries';

/** Loads the entries. Redirects from a page past the last one, as from an old link, to the last page. */
export async function prepareFaq(
  site: Site,
  pathname: string,
  search: URLSearchParams,
): Promise<{ redirect?: string }> {
  await loadFaqEntries(site);
  const query = { ...readFaqQuery(search), entry: openedKey(`${pathname}?${search}`, '') };
  const { page, q } = faqList(readFaqEntries(site) ?? [], query, site.displayLanguage);
  // The page of an opened entry does not depend on the query, unless a search opens it.
  if (query.entry && !q) return {};
  return query.page !== page ? { redirect: helpPaths.faq(site, { ...query, page, entry: undefined }) } : {};
}
