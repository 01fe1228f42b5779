import { createContext, useContext } from 'react';
import type { PageAddress } from '../page';

const PageAddressContext = createContext<PageAddress | undefined>(undefined);

export const PageAddressProvider = PageAddressContext.Provider;

/** The location of the rendered page; during a navigation still the previous one. */
export function usePageAddress(): PageAddress {
  const address = useContext(PageAddressContext);
  if (!address) throw new Error('usePageLocation must be used inside a page.');
  return address;
}
