import { startTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface EntryState {
  preserveScroll: true;
  /** The entry before it is the same list without the details. */
  isOpenedInList?: boolean;
}

/**
 * Opens and closes a store's details, which are part of the URL, so that Back closes them.
 *
 * @param hrefWith URL of the finder with the details of a store, or none
 */
export function useStoreDetails(hrefWith: (store: string | undefined) => string) {
  const navigate = useNavigate();
  const location = useLocation();
  const go = (store: string | undefined, state: EntryState, replace = false) => {
    startTransition(() => {
      void navigate(hrefWith(store), { state, replace });
    });
  };
  return {
    show: (store: string) => go(store, { preserveScroll: true, isOpenedInList: true }),
    close: () => {
      if ((location.state as EntryState | null)?.isOpenedInList) void navigate(-1);
      else go(undefined, { preserveScroll: true }, true);
    },
  };
}
