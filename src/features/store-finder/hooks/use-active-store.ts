import { type RefObject, useEffect, useState } from 'react';
import type { Position } from '@/domain/stores/store';

export interface ActiveStoreOptions {
  /** Holds the stores' cards. */
  list: RefObject<HTMLElement | null>;
  /** View on phones. */
  view: 'list' | 'map';
  /** Identifies the result: another one has other stores. */
  resultPosition: Position | undefined;
}

export interface ActiveStore {
  /** Number of the store that list and map mark. */
  activeStore: string | undefined;
  markStore(storeNumber: string | undefined): void;
  /** Marks a store and brings its card into view. */
  selectStore(storeNumber: string): void;
}

/** Manages the store that list and map mark, until there is another result. */
export function useActiveStore({ list, view, resultPosition }: ActiveStoreOptions): ActiveStore {
  const [marked, setMarked] = useState<{
    storeNumber: string | undefined;
    resultPosition?: Position | undefined;
  }>();
  const activeStore = marked?.resultPosition === resultPosition ? marked?.storeNumber : undefined;

  const markStore = (storeNumber: string | undefined) => setMarked({ storeNumber, resultPosition });
  const showCard = (storeNumber: string) =>
    list.current?.querySelector(`[data-store="${storeNumber}"]`)?.scrollIntoView?.({ block: 'nearest' });
  // After the map, scrolls the list to the active store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by view
  useEffect(() => {
    if (view === 'list' && activeStore !== undefined) showCard(activeStore);
  }, [view]);

  return {
    activeStore,
    markStore,
    selectStore(storeNumber) {
      markStore(storeNumber);
      showCard(storeNumber);
    },
  };
}
