import { currentElement } from './replaced-elements';
import type { EarlyValue } from './replay-event';
import { replayWhenHydrated } from './section-events';

declare global {
  interface Window {
    /** Set by an inline script, which records events from the first paint on: their controls so far. */
    earlyControls?: ReadonlyMap<HTMLElement, EarlyValue>;
    /** Stops that, and returns the controls. */
    takeEarlyEvents?: () => ReadonlyMap<HTMLElement, EarlyValue>;
  }
}

/** Returns whether the shopper has tapped the page's main button (`isMain`) before hydration. */
export function isMainTapped(): boolean {
  return [...(window.earlyControls?.keys() ?? [])].some((control) => control.closest('[data-main]'));
}

/**
 * Replays the clicks and changes from before hydration, each once. Call it in an effect of the page. Runs in a separate task,
 * because React handles no events while it runs effects.
 */
export function replayEarlyEvents(): void {
  setTimeout(() => {
    const early = window.takeEarlyEvents?.() ?? [];
    // Uses the current element: an update may have replaced a control between two clicks on it.
    const controls = new Map([...early].map(([control, value]) => [currentElement(control), value]));
    for (const [control, value] of controls) replayWhenHydrated(control, value);
  });
}
