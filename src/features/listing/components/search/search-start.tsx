import { Trans } from '@lingui/react/macro';
import { PageMeta } from '@/lib/meta/page-meta';
import { EmptyState } from '@/ui/display/empty-state';
import { SearchIcon } from '@/ui/icons/icons';
import { Container } from '@/ui/layout/container';
import { useListingCopy } from '../../hooks/use-listing-copy';
import { CategoryLinks } from './category-links';
import { PageSearchForm } from './page-search-form';

/** Shows the search page without a search term. */
export function SearchStart() {
  const { title, description } = useListingCopy('search', '');
  return (
    <Container>
      <PageMeta title={title} description={description} noIndex />
      <EmptyState
        level={1}
        icon={<SearchIcon size={40} strokeWidth={1} />}
        title={<Trans>What are you looking for?</Trans>}
        actions={<CategoryLinks />}
      >
        <PageSearchForm term="" />
      </EmptyState>
    </Container>
  );
}
