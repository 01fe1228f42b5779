import { sitePaths } from '@/lib/navigation/site-paths';
import type { Query } from '@/lib/queries/query';
import { contextQuery, isMember } from '@/lib/session/user-context';
import type { Site } from '@/lib/site/site';
import type { PageModule } from '../../page';

/**
 * Prepares a page for members only. The server sends a guest to the sign-in, which leads back.
 * @param queries of a member, loaded at the same time.
 */
export function prepareMemberPage(
  pathOf: (site: Site) => string,
  queries: (site: Site) => readonly Query[],
): PageModule['prepare'] {
  return async ({ site }, load) => {
    const context = await load(contextQuery(site));
    // Unknown after a failure: the page then shows it.
    if (context === undefined) return undefined;
    if (isMember(context)) {
      await Promise.all(queries(site).map((query) => load(query)));
      return undefined;
    }
    // On the server only: in the browser a prepared redirect would outlive the sign-in, so there the page itself asks
    // a guest to sign in.
    const isServer = typeof window === 'undefined';
    return isServer ? { redirect: sitePaths.account(site, pathOf(site)) } : undefined;
  };
}
