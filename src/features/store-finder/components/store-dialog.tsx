import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import type { Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StorePageData } from '@/lib/stores/store-query';
import { ShareButton } from '@/ui/actions/share-button';
import { Tabs } from '@/ui/disclosure/tabs';
import { Notice } from '@/ui/display/notice';
import { Dialog } from '@/ui/overlay/dialog';
import { useStorePage } from '../hooks/use-store-page';
import { FavoriteButton } from './favorite-button';
import { StoreLoadStatus } from './store-load-status';
import { storePanels } from './store-panels';
import { StoreSummary } from './store-summary';

export interface StoreDialogProps {
  /** Number from the URL of the store whose details are open. */
  number: string | undefined;
  /** Stores of the list; any other one is loaded. */
  stores: readonly Store[];
  fetchedAt: number;
  onClose: () => void;
}

/** The same for each tab and while the store loads, so that the dialog does not move. */
const DIALOG_HEIGHT = 'flex min-h-[calc(92dvh-5.5rem)] flex-col sm:min-h-[min(42.5rem,calc(100dvh-9.5rem))]';

/**
 * Shows details of a store (001 §2). It opens immediately; doctors and exam hours load separately, each with a separate
 * failure.
 */
export function StoreDialog({ number, stores, fetchedAt, onClose }: StoreDialogProps) {
  // Keeps its content while it closes.
  const [shown, setShown] = useState(number);
  if (number !== undefined && number !== shown) setShown(number);
  const listed = stores.find((store) => store.number === shown);
  const { data, error, mutate } = useStorePage(listed ? undefined : shown);
  const loaded = listed ? { store: listed, fetchedAt } : data;
  return (
    <Dialog
      wide
      // The dialog has a URL.
      closesOnBack="never"
      open={number !== undefined}
      onOpenChange={onClose}
      title={loaded?.store.name ?? <Trans>Store details</Trans>}
    >
      <div className={DIALOG_HEIGHT}>
        {loaded ? (
          <Details key={loaded.store.number} {...loaded} />
        ) : data === null ? (
          <Notice title={<Trans>There is no such store in this country</Trans>} />
        ) : (
          <StoreLoadStatus error={error} mutate={mutate} />
        )}
      </div>
    </Dialog>
  );
}

function Details({ store, fetchedAt }: StorePageData) {
  const { t } = useLingui();
  const site = useSite();
  const now = useNow(fetchedAt);
  return (
    <div className="grid grow grid-cols-1 grid-rows-[auto_1fr_auto] gap-6">
      <StoreSummary store={store} now={now} aside={<Actions store={store} />} />
      <Tabs
        label={t`About this store`}
        tabs={storePanels({ store, fetchedAt }).map(({ id, title, content }) => ({
          value: id,
          label: title,
          panel: content,
        }))}
      />
      <PageLink
        href={storeLocatorPaths.store(site, store.number)}
        className="link-inline inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>Page of this store</Trans>
      </PageLink>
    </div>
  );
}

/** Offers to share the store's page. */
function Actions({ store }: { store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const origin = useSiteOrigin();
  const { name } = store;
  const url = canonicalOrigin(origin, site.locale) + storeLocatorPaths.store(site, store.number);
  return (
    <div className="-mt-2.5 -mr-2.5 flex flex-none">
      <FavoriteButton store={store} />
      <ShareButton
        label={t`Share ${name}`}
        title={name}
        url={url}
        copied={<Trans>The link is copied.</Trans>}
        blocked={
          <Trans>
            Copy this address: <span className="select-all break-all underline">{url}</span>
          </Trans>
        }
      />
    </div>
  );
}
