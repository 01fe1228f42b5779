import { createContext, useContext } from 'react';

/** Prefetches the code, messages and data of a page. */
export type PreparePath = (path: string) => void;

const PreparationContext = createContext<PreparePath>(() => {});

export const PreparationProvider = PreparationContext.Provider;

export function usePreparePath(): PreparePath {
  return useContext(PreparationContext);
}
