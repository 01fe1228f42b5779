import { type MutationId, mutations } from '@generated/operation-paths';
import { invalidations } from './invalidations';
import { matchesTemplate } from './path-template';
import { revalidateQueries } from './revalidate-queries';

/**
 * Revalidates every mounted query that a mutation changes; others revalidate when they mount. Runs after every successful
 * mutation, so that components need not.
 *
 * @returns a promise that resolves when all are done, failed ones included.
 */
export async function revalidateAfter(method: string, path: string): Promise<void> {
  await revalidateQueries(invalidatedBy(method, path));
}

/** Returns the path templates of the queries that a mutation changes; empty for any other call. */
export function invalidatedBy(method: string, path: string): readonly string[] {
  const mutation = Object.entries(mutations).find(
    ([, [mutationMethod, template]]) => mutationMethod === method && matchesTemplate(template, path),
  );
  return mutation ? invalidations[mutation[0] as MutationId] : [];
}
