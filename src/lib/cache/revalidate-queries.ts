import { mutate } from 'swr';
import { markOutdated } from './outdated-queries';
import { matchesTemplate } from './path-template';

/** Fetches every mounted query of these paths again; others are fetched when they mount. Resolves when all are done. */
export async function revalidateQueries(templates: readonly string[]): Promise<void> {
  if (templates.length === 0) return;
  await mutate((key) => {
    const isChanged = isQueryOf(key, templates);
    if (isChanged) markOutdated(key);
    return isChanged;
  });
}

/** Records that the data of these paths no longer exists, without a request. */
export async function emptyQueries(templates: readonly string[]): Promise<void> {
  await mutate((key) => isQueryOf(key, templates), null, { revalidate: false });
}

/** Keys of generated hooks start with the path of their request. */
function isQueryOf(key: unknown, templates: readonly string[]): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && templates.some((template) => matchesTemplate(template, path));
}
