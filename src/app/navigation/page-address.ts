import { createContext, useContext } from 'react';
import type { PageAddress } from '../page';

const PageAddressContext = createContext<PageAddress | undefined>(undefined);

export const PageAddressProvider = PageAddressContext.Provider;

/** The address of the page that is shown; during a navigation still the old one. */
export function usePageAddress(): PageAddress {
  const address = useContext(PageAddressContext);
  if (!address) throw new Error('usePageAddress needs a page around it.');
  return address;
}
