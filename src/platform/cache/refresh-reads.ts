import { type MutationId, mutations } from '@generated/operation-paths';
import { mutate } from 'swr';
import { matchesTemplate } from './path-template';
import { refreshedReads } from './refreshed-reads';

/**
 * Asks again for every shown read that a mutation changes; those not shown ask when they are. Called by the http part
 * after each mutation that succeeded, so that no component has to think of it.
 *
 * @returns when all have an answer, or have failed.
 */
export async function refreshAfter(method: string, path: string): Promise<void> {
  const templates = refreshedBy(method, path);
  if (templates.length > 0) await mutate((key) => isReadOf(key, templates));
}

/** Templates of the reads that a mutation changes; none for a call that is no mutation. */
export function refreshedBy(method: string, path: string): readonly string[] {
  const mutation = Object.entries(mutations).find(
    ([, [itsMethod, template]]) => itsMethod === method && matchesTemplate(template, path),
  );
  return mutation ? refreshedReads[mutation[0] as MutationId] : [];
}

/** Keys of generated hooks begin with the path of their call. */
function isReadOf(key: unknown, templates: readonly string[]): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && templates.some((template) => matchesTemplate(template, path));
}
