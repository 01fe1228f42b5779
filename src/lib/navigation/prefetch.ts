import { createContext, useContext } from 'react';

/** Prefetches the code, messages and data of a page. */
export type PrefetchPath = (path: string) => void;

const PrefetchContext = createContext<PrefetchPath>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

/** Call it on hover, focus or touch of a link. Failures are ignored: the navigation tries again. */
export function usePrefetchPath(): PrefetchPath {
  return useContext(PrefetchContext);
}
