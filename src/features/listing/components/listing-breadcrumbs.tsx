import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { useListingBreadcrumbs } from '../hooks/use-listing-breadcrumbs';

export function ListingBreadcrumbs() {
  const { t } = useLingui();
  return <Breadcrumbs label={t`You are here`} items={useListingBreadcrumbs()} linkAs={PageLink} />;
}
