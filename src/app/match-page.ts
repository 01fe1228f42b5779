import { oncePerObject } from '@/lib/cache/once-per-object';
import type { PageDefinition } from './page';

export interface MatchedPage {
  page: PageDefinition;
  params: Record<string, string | undefined>;
}

/**
 * The first page whose path matches. Paths are those of react-router, with optional segments left out; what `*` stands for
 * is the parameter `rest`. The router's own `matchRoutes` does the same with 1.4 KiB more on each page, since it also ranks
 * nested routes.
 */
export function matchPage(pages: readonly PageDefinition[], pathname: string): MatchedPage | undefined {
  const decoded = decodeSegments(pathname);
  for (const page of pages) {
    const params = matchPath(page, decoded);
    if (params) return { page, params };
  }
  return undefined;
}

function matchPath(page: PageDefinition, pathname: string): MatchedPage['params'] | undefined {
  const match = pathOf(page).exec(pathname);
  if (!match) return undefined;
  const groups = Object.entries(match.groups ?? {});
  return Object.fromEntries(groups.map(([name, value]) => [name, value?.replaceAll('%2F', '/')]));
}

/** A page's path as a regular expression. */
const pathOf = /* @__PURE__ */ oncePerObject(({ path }: PageDefinition) => {
  const base = path.replace('/*', '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  // Alternatives, as slashes that both parts could match would be tried in every way.
  const end = path.endsWith('/*') ? '(?:/(?<rest>.+)|/*)$' : '/*$';
  return new RegExp(`^${base}${end}`, 'i');
});

/** A slash inside a segment stays encoded until the segments are matched. A malformed URL stays as it is. */
function decodeSegments(pathname: string): string {
  try {
    return pathname.replace(/[^/]+/g, (segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
  } catch {
    return pathname;
  }
}
