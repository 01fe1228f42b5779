import { useLingui } from '@lingui/react/macro';
import { sitePaths } from '@/platform/navigation/store-paths';
import { useSite } from '@/platform/store/store';
import type { Breadcrumb } from '../api/listing-json-ld';
import { listingPath } from '../state/listing-scope';
import { useListingContext } from './listing-context';
import { useListingCopy } from './use-listing-texts';

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
