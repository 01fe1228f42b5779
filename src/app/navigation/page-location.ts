import { createContext, useContext } from 'react';
import type { PageLocation } from '../page';

const PageLocationContext = createContext<PageLocation | undefined>(undefined);

export const PageLocationProvider = PageLocationContext.Provider;

/** The location of the rendered page; during a navigation still the previous one. */
export function usePageLocation(): PageLocation {
  const location = useContext(PageLocationContext);
  if (!location) throw new Error('usePageLocation must be used inside a page.');
  return location;
}
