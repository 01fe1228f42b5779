import { whenHydrated } from './hydration-trigger';

/** What the shopper did before the page was hydrated, as the inline script of the document records it. */
export interface EarlyEvents {
  /** Stops recording. @returns the clicked buttons, and the changed selects with their values. */
  take: () => ReadonlyMap<HTMLElement, string | undefined>;
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
  const controls = window.earlyEvents?.take() ?? [];
  delete window.earlyEvents;
  for (const [control, value] of controls) {
    void whenHydrated(control).then(() => {
      for (const fading of control.getAnimations?.() ?? []) fading.cancel();
      if (value === undefined) return control.click();
      // React has reset it to the value that it rendered.
      (control as HTMLSelectElement).value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}
