import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { locationEntry } from '../api/location-entry';
import { SearchForm } from './search-form';

/** The search of the store finder on another page. It leads to the finder. */
export function StoreSearch() {
  const site = useSite();
  const navigate = useNavigate();
  const hrefFor = (location: string) => storeLocatorPaths.finder(site, { location });
  const search = (location: string) => {
    locationEntry.write(location);
    startTransition(() => void navigate(hrefFor(location)));
  };
  return (
    <SearchForm action={storeLocatorPaths.finder(site)} location="" hrefFor={hrefFor} onSearch={search} />
  );
}
