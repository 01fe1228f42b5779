import { type ComponentType, lazy } from 'react';
import { missingCode } from './missing-code';

/** Events after which a retry may work: the connection is back, or the shopper interacts again. */
const RETRY_EVENTS = ['online', 'pointerdown', 'keydown'] as const;

const failureListeners = new Set<() => void>();

/**
 * Calls the listener when code did not load, before it is tried again.
 *
 * @returns a function that stops it.
 */
export function onFailedLoad(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * Loads the code of a component in a separate Suspense boundary, such as a panel, and retries after a failure, which `lazy`
 * would cache. Not for essential code: the error page offers a retry for that.
 *
 * @throws on the server only, which cannot retry.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    for (const listener of failureListeners) listener();
    await nextRetryEvent();
    const code = await loadWithRetry(load);
    // A lost request, not a file that is gone. Other code that is missing reports itself again.
    missingCode.set(false);
    return code;
  }
}

/** A component whose code loads later. */
export type LazyComponent<Shown> = Shown & {
  /** Loads the code before it is shown; ignores failures. */
  preload: () => Promise<void>;
};

/**
 * Creates a component whose code loads with `preload`, or when it is first shown, and again after a failure. Put it into a
 * separate Suspense boundary. Code that is there renders at once: React shows a fallback for at least 300 ms. For
 * server-rendered content, use `deferHydration`: it preserves the server's HTML when the page updates before the code has arrived.
 */
// biome-ignore lint/suspicious/noExplicitAny: any props, as in React's own type
export function lazyWithRetry<Shown extends ComponentType<any>>(
  load: () => Promise<Shown>,
): LazyComponent<Shown> {
  let loaded: Shown | undefined;
  const loadAndKeep = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // biome-ignore lint/suspicious/noThenProperty: React reads at once what it resolves to; a promise, only in a later microtask
  const now = { then: (resolve: (code: unknown) => void) => resolve({ default: loaded }) };
  const LazyShown = lazy(() => (loaded ? (now as never) : loadWithRetry(loadAndKeep)));
  const preloadCode = () => loadAndKeep().then(ignore, ignore);
  return Object.assign(LazyShown as unknown as Shown, { preload: preloadCode });
}

/** Preloads code before the click that needs it; ignores failures. */
export function preload(load: () => Promise<unknown>): () => void {
  return () => {
    load().catch(() => {});
  };
}

/**
 * Returns props for a button that opens a dialog: `preloadDialog` loads its code as soon as the shopper approaches the button.
 * Avoids `onPointerEnter`, which React does not fire when the pointer leaves a part that has not hydrated.
 */
export function dialogTrigger(preloadDialog: () => void) {
  return {
    'aria-haspopup': 'dialog',
    onPointerOver: preloadDialog,
    onTouchStart: preloadDialog,
    onFocus: preloadDialog,
  } as const;
}

const ignore = () => {};

function nextRetryEvent(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onEvent = () => {
      controller.abort();
      resolve();
    };
    for (const eventType of RETRY_EVENTS)
      window.addEventListener(eventType, onEvent, { capture: true, signal: controller.signal });
  });
}
