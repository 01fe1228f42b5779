import { createContext, useContext } from 'react';

/** Loads a page's code, messages and first answers before it is asked for. */
export type PreparePath = (path: string) => void;

const PreparationContext = createContext<PreparePath>(() => {});

export const PreparationProvider = PreparationContext.Provider;

export function usePreparePath(): PreparePath {
  return useContext(PreparationContext);
}
