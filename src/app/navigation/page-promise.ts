import type { FulfilledReactPromise, ReactPromise } from 'react';
import type { PreparedPage } from '../page-loader';

/** A promise of a page, with the fields that `use` looks at before it waits. */
export type PagePromise = Promise<PreparedPage> & ReactPromise<PreparedPage>;

/** Makes `use` read the page at once, without waiting for a microtask: hydration would remove the server's HTML meanwhile. */
export function fulfill(
  promise: Promise<PreparedPage>,
  page: PreparedPage,
): Promise<PreparedPage> & FulfilledReactPromise<PreparedPage> {
  return Object.assign(promise, { status: 'fulfilled', value: page } as const);
}

/** The page, once it is loaded. */
export function loadedPage(promise: PagePromise | undefined): PreparedPage | undefined {
  return promise?.status === 'fulfilled' ? promise.value : undefined;
}
