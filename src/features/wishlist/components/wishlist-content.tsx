import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { useGetContextData } from '@generated/identity/identity';
import type { UserContext } from '@generated/identity/model/userContext';
import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lookUpAttributes, readColorName, readName } from '@/domain/catalog/attributes';
import { formatNumber } from '@/domain/locale/format-number';
import { pluralForm } from '@/domain/locale/plural-form';
import { userType } from '@/domain/session/user-type';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { HeartIcon } from '@/ui/icons/icons';
import { Pagination } from '@/ui/navigation/pagination';
import type { SaveFailure } from '../api/reconcile-saved';
import { reportFailure } from '../api/wishlist-failure';
import { useSavedItems, useSavedProducts } from '../api/wishlist-queries';
import { pageCount, pageItems, pageNumber } from '../state/pagination';
import { clearPending, type SavedProduct, setPending, setSavedIds } from '../state/saved-items';
import { GRID, SavedListSkeleton } from './saved-list-skeleton';
import { type RenderSavedTile, SavedTile } from './saved-tile';

export interface WishlistContentProps {
  /** Page parameter of the URL. */
  page: string | null;
  renderTile: RenderSavedTile;
}

/** Wishlist with loading, error and loaded states. */
export function WishlistContent({ page, renderTile }: WishlistContentProps) {
  const { t } = useLingui();
  const { data, error, mutate } = useSavedItems();

  useEffect(() => {
    if (data) setSavedIds(data.savedItems.map(({ catEntryId }) => catEntryId));
  }, [data]);
  useEffect(() => {
    if (error) reportFailure('listSavedItems', error);
  }, [error]);

  if (data) return <LoadedWishlist savedItems={data.savedItems} {...{ page, renderTile }} />;
  if (!error) return <SavedListSkeleton />;
  return (
    <Notice
      tone="error"
      live="assertive"
      title={t`Your wishlist did not load`}
      action={<RetryButton variant="secondary" onClick={() => void mutate()} />}
    >
      <Trans>Nothing in it is lost. Check your connection and try again.</Trans>
    </Notice>
  );
}

interface LoadedWishlistProps {
  savedItems: readonly SavedItem[];
  page: string | null;
  renderTile: RenderSavedTile;
}

/** Shows the saved frames or the empty state. */
function LoadedWishlist({ savedItems, page, renderTile }: LoadedWishlistProps) {
  const displayedItems = useDisplayedItems(savedItems);
  if (displayedItems.length === 0) {
    return (
      <EmptyWishlist>
        <GuestNotice />
      </EmptyWishlist>
    );
  }
  return (
    <>
      <SavedList {...{ displayedItems, savedItems, page, renderTile }} />
      <GuestNotice />
    </>
  );
}

/**
 * Items to display: all that were saved since the page opened. Removed items keep their position, so they can be
 * restored without layout shift.
 */
function useDisplayedItems(savedItems: readonly SavedItem[]): readonly SavedItem[] {
  const [displayed, setDisplayed] = useState(savedItems);
  const added = savedItems.filter(
    (item) => !displayed.some(({ catEntryId }) => catEntryId === item.catEntryId),
  );
  if (added.length === 0) return displayed;
  const all = [...added, ...displayed];
  setDisplayed(all);
  return all;
}

/** Empty state with links to frames. */
function EmptyWishlist({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing saved yet`}
      icon={<HeartIcon size={40} strokeWidth={1} />}
      actions={<FrameLinks />}
    >
      <p className="noscript:hidden">
        <Trans>Tap the heart on a frame to keep it here.</Trans>
      </p>
      {/* Without JavaScript there is no heart to tap. */}
      <noscript>
        <p>
          <Trans>Saving frames needs JavaScript. Switch it on in your browser to use your wishlist.</Trans>
        </p>
      </noscript>
      {children}
    </EmptyState>
  );
}

/** Informs a guest that the list is only on this device, with a sign-in link. */
function GuestNotice() {
  const site = useSite();
  if (!useIsGuest()) return null;
  return (
    <p className="mt-10 text-ink-soft">
      <Trans>Your list is kept on this device.</Trans>{' '}
      <PageLink
        href={sitePaths.account(site, sitePaths.wishlist(site))}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <Trans>Sign in to see it everywhere</Trans>
      </PageLink>
    </p>
  );
}

interface SavedListProps {
  /** In order, including items removed since the page opened. */
  displayedItems: readonly SavedItem[];
  savedItems: readonly SavedItem[];
  page: string | null;
  renderTile: RenderSavedTile;
}

/** Lists saved frames, newest first, paginated. */
function SavedList({ displayedItems, savedItems, page, renderTile }: SavedListProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const changes = useListChanges(savedItems);
  const number = pageNumber(page, displayedItems.length);
  const items = pageItems(displayedItems, number);
  const products = useSavedProducts(items.map(({ partNumber }) => partNumber));
  const catalogProducts = products.data?.catalogEntryView ?? [];
  const count = displayedItems.filter(changes.isSaved).length;
  const savedNumber = formatNumber(count, languageTag);
  const form = pluralForm(count, languageTag);

  const handleChange = async (item: SavedItem, saved: boolean, name: string) => {
    const succeeded = await changes.change(item, saved);
    if (succeeded)
      announce(saved ? t`${name} is back in your wishlist.` : t`${name} was removed from your wishlist.`);
  };

  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{t`${select(form, { one: `${savedNumber} frame`, other: `${savedNumber} frames` })}`}</p>
      {products.error && !products.data ? <ProductsFailure retry={() => void products.mutate()} /> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Saved frames`} className={GRID}>
        {items.map((item) => {
          const product = catalogProducts.find(({ partNumber }) => partNumber === item.partNumber);
          return (
            <SavedTile
              key={item.catEntryId}
              product={product}
              name={product && savedProductName(product, catalogProducts)}
              loading={products.data === undefined || products.isLoading}
              saved={changes.isSaved(item)}
              failure={changes.getFailure(item)}
              onChange={(saved, name) => void handleChange(item, saved, name)}
              renderTile={renderTile}
            />
          );
        })}
      </ul>
      {count === 0 ? (
        <div className="button-row">
          <FrameLinks />
        </div>
      ) : null}
      <Pages page={number} total={displayedItems.length} />
    </div>
  );
}

function ProductsFailure({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return (
    <Notice tone="error" live="polite" title={t`The frames did not load`} onRetry={retry}>
      <Trans>Nothing in your wishlist is lost. Check your connection.</Trans>
    </Notice>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const site = useSite();
  const { t } = useLingui();
  const pages = pageCount(total);
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(targetPage) => sitePaths.wishlist(site) + (targetPage > 1 ? `&page=${targetPage}` : '')}
      linkAs={PageLink}
      label={t`Pages`}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={(number) => t`Page ${number}`}
      statusLabel={t`Page ${page} of ${pages}`}
    />
  );
}

interface ListChanges {
  /** Returns whether a frame is saved: the last local change, or else the API's list. */
  isSaved: (item: SavedItem) => boolean;
  /** Removes a frame, or saves it again. @returns whether it succeeded. */
  change: (item: SavedItem, saved: boolean) => Promise<boolean>;
  /** Failure of the latest change to this frame. */
  getFailure: (item: SavedItem) => SaveFailure | undefined;
}

/** Removes and restores list items optimistically; reverts on error. */
function useListChanges(savedItems: readonly SavedItem[]): ListChanges {
  const site = useSite();
  const [overrides, setOverrides] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<{ id: string } & SaveFailure>();

  const change: ListChanges['change'] = async ({ catEntryId: id, catEntryType }, saved) => {
    setFailure(undefined);
    setOverrides((previous) => new Map(previous).set(id, saved));
    const product = { id, kind: catEntryType === 'SUN' ? 'sunglasses' : 'eyeglasses' } as const;
    setPending(product, saved);
    const rejection = await reconcile(product);
    if (!rejection) return true;
    setOverrides((previous) => new Map(previous).set(id, !saved));
    setFailure({ id, ...rejection });
    return false;
  };

  const reconcile = async (product: SavedProduct) => {
    try {
      const { reconcileSaved } = await import('../api/reconcile-saved');
      return await reconcileSaved(site, product);
    } catch {
      clearPending(product.id);
      return { message: '' };
    }
  };

  return {
    isSaved: ({ catEntryId }) =>
      overrides.get(catEntryId) ?? savedItems.some((item) => item.catEntryId === catEntryId),
    change,
    getFailure: ({ catEntryId }) => (failure?.id === catEntryId ? failure : undefined),
  };
}

/** Returns the name of a saved frame, with its color if another frame on the page has the same name. */
function savedProductName(product: CatalogSearchProduct, products: readonly CatalogSearchProduct[]): string {
  const name = modelName(product);
  const color = readColorName(lookUpAttributes(product.attributes));
  const isUnique = products.filter((other) => modelName(other) === name).length < 2;
  return isUnique || !color ? name : `${name}, ${color}`;
}

function modelName(product: CatalogSearchProduct): string {
  return readName(lookUpAttributes(product.attributes), product);
}

/** Returns whether the list belongs to a guest, so it exists only on this device. False while loading. */
function useIsGuest(): boolean {
  const { storeId, languageId } = useSite();
  const { data }: { data?: UserContext | null | undefined } = useGetContextData(storeId, {
    langId: languageId,
  });
  if (data === undefined) return false;
  return data === null || userType(data.basicInfo) === 'G';
}

/** Links to the frame listings. */
function FrameLinks() {
  const site = useSite();
  return (
    <>
      <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>See eyeglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
        <Trans>See sunglasses</Trans>
      </ButtonLink>
    </>
  );
}
