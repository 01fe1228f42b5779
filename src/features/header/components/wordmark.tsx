import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';

/** Renders the brand name that links to the home page. */
export function Wordmark() {
  const site = useSite();
  return (
    <PageLink
      href={sitePaths.home(site)}
      className="flex min-h-11 items-center rounded-sm font-semibold text-2xl max-[22rem]:text-base"
    >
      Marlowe
    </PageLink>
  );
}
