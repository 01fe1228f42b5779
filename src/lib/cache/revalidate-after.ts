import { type MutationId, mutations } from '@generated/operation-paths';
import { mutate } from 'swr';
import { invalidations } from './invalidations';
import { matchesTemplate } from './path-template';

/**
 * Revalidates every mounted query that a mutation changes; others revalidate when they mount. Runs after every successful
 * mutation, so that components need not.
 *
 * @returns a promise that resolves when all are done, failed ones included.
 */
export async function revalidateAfter(method: string, path: string): Promise<void> {
  const templates = invalidatedBy(method, path);
  if (templates.length > 0) await mutate((key) => isQueryOf(key, templates));
}

/** Path templates of the queries that a mutation changes; empty for any other call. */
export function invalidatedBy(method: string, path: string): readonly string[] {
  const mutation = Object.entries(mutations).find(
    ([, [mutationMethod, template]]) => mutationMethod === method && matchesTemplate(template, path),
  );
  return mutation ? invalidations[mutation[0] as MutationId] : [];
}

/** Keys of generated hooks start with the path of their request. */
function isQueryOf(key: unknown, templates: readonly string[]): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && templates.some((template) => matchesTemplate(template, path));
}
