import { Trans, useLingui } from '@lingui/react/macro';
import { savedProductsQuery, wishlistQuery } from '@/features/wishlist/api/wishlist-queries';
import { WishlistContent } from '@/features/wishlist/components/wishlist-content';
import { pageItems, pageNumber } from '@/features/wishlist/state/pagination';
import { PageMeta } from '@/lib/meta/page-meta';
import { contextQuery } from '@/lib/session/user-context';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { SavedFrame } from './saved-frame';

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const [list] = await Promise.all([load(wishlistQuery(site)), load(contextQuery(site))]);
  const items = list?.savedItems ?? [];
  const visibleItems = pageItems(items, pageNumber(search.get('page'), items.length));
  if (visibleItems.length > 0) {
    await load(
      savedProductsQuery(
        site,
        visibleItems.map(({ partNumber }) => partNumber),
      ),
    );
  }
  return undefined;
};

/** The wishlist page (000 §2): one URL per country, in the language of `langId`. */
export function Page() {
  const { search } = usePageLocation();
  const { t } = useLingui();
  return (
    <Container className="grid grid-cols-1 gap-8 py-10 lg:py-16">
      <PageMeta title={t`Your wishlist`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Your wishlist</Trans>
      </Heading>
      <div>
        <WishlistContent
          page={search.get('page')}
          renderTile={(product, name, removeButton) => <SavedFrame {...{ product, name, removeButton }} />}
        />
      </div>
    </Container>
  );
}
