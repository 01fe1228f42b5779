import { unstable_serialize } from 'swr';
import type { CallOptions } from '../http/call-platform';

/** One call that a page needs for its first paint: the generated hook's cache key, and the generated function. */
export interface Read<Answer = unknown> {
  key: readonly unknown[];
  fetch: (options: CallOptions) => Promise<Answer>;
}

/**
 * Runs a read for a page and keeps its answer; undefined when it failed, in which case the page's own hook tries again.
 * A read whose code loads on its own is given as the way to it: a served page, which has brought the answer, is taken over
 * without it. Undefined stands for nothing to read.
 */
export type LoadRead = <Answer>(
  read: Read<Answer> | (() => Promise<Read<Answer> | undefined>),
) => Promise<Answer | undefined>;

/** The key under which the answer stands in SWR's cache and in the page state that the server sends. */
export function cacheKey(read: Read): string {
  return unstable_serialize(read.key as unknown[]);
}
