import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import type { StoreSearch } from '../hooks/use-store-search';

export interface MoreStoresProps {
  search: StoreSearch;
  /** Number of all stores, including those that have not loaded. */
  total: number;
  favoritesOnly: boolean;
  /** Holds the stores' cards; the first new one gets the focus. */
  list: RefObject<HTMLElement | null>;
}

/** Shows how many stores have loaded, and the button that loads more. */
export function MoreStores({ search, total, favoritesOnly, list }: MoreStoresProps) {
  const { t } = useLingui();
  const count = useRef<HTMLParagraphElement>(null);
  const [firstNew, setFirstNew] = useState<string>();
  const { length: shown } = search.stores;

  useEffect(() => {
    if (firstNew === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-store="${firstNew}"] a`)?.focus();
    announce(count.current?.textContent ?? '');
  }, [firstNew, list]);

  const loadMore = async () => {
    const first = await search.loadMore();
    if (first) setFirstNew(first.number);
  };

  return (
    <div className="grid justify-items-center gap-2 text-center text-sm">
      {search.hasMoreFailed ? (
        // Replaces the number, so that the button does not move.
        <p role="alert" className="text-error">
          <Trans>More stores could not be loaded</Trans>
        </p>
      ) : (
        <p ref={count} className="text-ink-soft">
          <ChangingText>
            {favoritesOnly ? (
              <Plural
                value={shown}
                one="Your favorites among the first store"
                other="Your favorites among the first # stores"
              />
            ) : (
              <Trans>
                {shown} of {total} stores
              </Trans>
            )}
          </ChangingText>
        </p>
      )}
      {shown < total && !search.failure ? (
        <Button
          variant="secondary"
          busy={search.isLoadingMore}
          busyLabel={t`Loading stores`}
          onClick={() => void loadMore()}
        >
          <Trans>See more</Trans>
        </Button>
      ) : null}
    </div>
  );
}
