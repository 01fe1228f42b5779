import type { StoreEvent } from './events';

/** Takes events to where somebody looks at them. */
export type TrackingAdapter = (event: StoreEvent) => void;

const adapters = new Set<TrackingAdapter>();

/** @returns a function that takes the adapter away again. */
export function addTrackingAdapter(adapter: TrackingAdapter): () => void {
  adapters.add(adapter);
  return () => adapters.delete(adapter);
}

/** Reports an event. An adapter that fails never disturbs the shopper. */
export function track(event: StoreEvent): void {
  for (const adapter of adapters) {
    try {
      adapter(event);
    } catch {
      // Reporting is never worth a broken page.
    }
  }
}

declare global {
  interface Window {
    dataLayer?: StoreEvent[];
  }
}

/** The common page-level queue that tag managers read. */
export const dataLayerAdapter: TrackingAdapter = (event) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};
