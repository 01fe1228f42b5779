import { useLingui } from '@lingui/react/macro';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import type { Breadcrumb } from '../api/listing-json-ld';
import { useListingContext } from '../components/listing-context';
import { listingPath } from '../state/listing-scope';
import { useListingCopy } from './use-listing-copy';

/** Breadcrumbs from the home page to this listing. */
export function useListingBreadcrumbs(): Breadcrumb[] {
  const site = useSite();
  const { t } = useLingui();
  const { scope, query } = useListingContext();
  const { title } = useListingCopy(scope, query.term);
  return [
    { label: t`Home`, href: sitePaths.home(site) },
    { label: scope === 'search' ? t`Search` : title, href: listingPath(site, scope) },
  ];
}
