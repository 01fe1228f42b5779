import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';

/** Brand name that links to the home page. */
export function Wordmark() {
  const store = useStore();
  return (
    <PageLink
      href={storePaths.home(store)}
      className="flex min-h-11 items-center rounded-sm font-semibold text-2xl"
    >
      Marlowe
    </PageLink>
  );
}
