import { whenHydrated } from './hydration-trigger';

/** What the shopper did before the page was hydrated, as the inline script of the document records it. */
export interface EarlyEvents {
  /** Stops recording. @returns the last click or change of each control. */
  take: () => ReadonlyMap<HTMLElement, Event>;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Replays the events that came before hydration, one for each control. Call it in an effect of the page. Runs in a task of
 * its own, since React handles no events while it runs effects.
 */
export function replayEarlyEvents(): void {
  if (window.earlyEvents) setTimeout(replayAll);
}

function replayAll(): void {
  const events = window.earlyEvents?.take() ?? [];
  delete window.earlyEvents;
  for (const [control, { type }] of events) {
    void whenHydrated(control).then(() => {
      for (const fading of control.getAnimations?.() ?? []) fading.cancel();
      if (type === 'click') control.click();
      else control.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}
