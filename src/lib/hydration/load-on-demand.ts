import { useEffect } from 'react';
import { createStore, type Store, useStoreValue } from '../state/create-store';

/** Code that loads when it is needed. Its value is undefined until then; read it with `useStoreValue`. */
export interface OnDemand<Code> extends Store<Code | undefined> {
  /** Loads the code once. After a failure, which it does not report, the next call tries again. */
  load: () => void;
}

/**
 * Wraps code of which the server renders nothing, such as the content of a closed menu. It loads with `load`, called on intent
 * (hover, focus, scroll) or when a condition holds.
 */
export function loadOnDemand<Code>(importCode: () => Promise<Code>): OnDemand<Code> {
  const code = createStore<Code | undefined>(undefined);
  let isLoading = false;
  return {
    ...code,
    load() {
      if (isLoading) return;
      isLoading = true;
      importCode().then(code.set, () => {
        isLoading = false;
      });
    },
  };
}

/** Returns the code, which begins to load when the component appears; undefined until it has loaded. */
export function useOnDemand<Code>(code: OnDemand<Code>): Code | undefined {
  const loaded = useStoreValue(code);
  const { load } = code;
  useEffect(load, [load]);
  return loaded;
}
