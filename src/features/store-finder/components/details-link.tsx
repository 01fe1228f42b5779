import type { ComponentProps, MouseEvent } from 'react';
import type { Store } from '@/domain/stores/store';
import { dialogTrigger, preload } from '@/lib/hydration/load-with-retry';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { loadStoreDialog } from './load-store-dialog';

export interface DetailsLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  store: Store;
  onShow: () => void;
}

/** Opens a store's details. A link to the store's page without scripts, and in another tab. */
export function DetailsLink({ store, onShow, ...props }: DetailsLinkProps) {
  const site = useSite();
  return (
    <a
      {...props}
      {...dialogTrigger(preload(loadStoreDialog))}
      href={storeLocatorPaths.store(site, store.number)}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onShow();
      }}
    />
  );
}
