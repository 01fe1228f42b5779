import type { TrackingEvent } from './events';

/** Sends events to an analytics service. */
export type TrackingAdapter = (event: TrackingEvent) => void;

const adapters = new Set<TrackingAdapter>();

/** @returns a function that removes the adapter. */
export function addTrackingAdapter(adapter: TrackingAdapter): () => void {
  adapters.add(adapter);
  return () => adapters.delete(adapter);
}

/** Sends an event to every adapter. */
export function track(event: TrackingEvent): void {
  for (const adapter of adapters) {
    try {
      adapter(event);
    } catch {
      // A failing adapter must not break the page.
    }
  }
}

declare global {
  interface Window {
    dataLayer?: TrackingEvent[];
  }
}

/** Pushes events to the data layer that tag managers read. */
export const dataLayerAdapter: TrackingAdapter = (event) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};
