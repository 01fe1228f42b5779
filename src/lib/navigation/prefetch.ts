import { createContext, useContext } from 'react';

/** Prefetches the code, messages and data of a page. */
export type PrefetchPath = (path: string) => void;

const PrefetchContext = createContext<PrefetchPath>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetchPath(): PrefetchPath {
  return useContext(PrefetchContext);
}
