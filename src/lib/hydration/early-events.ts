import { whenHydrated } from './hydration-trigger';

declare global {
  interface Window {
    /** Set by an inline script, which records events from the first paint on. Stops that, and replays each once. */
    replayEarlyEvents?: (
      whenControlHydrated: <Control extends Element>(control: Control) => Promise<Control>,
    ) => void;
  }
}

/**
 * Replays the clicks and changes that came before hydration. Call it in an effect of the page. Runs in a task of its own,
 * since React handles no events while it runs effects.
 */
export function replayEarlyEvents(): void {
  setTimeout(() => window.replayEarlyEvents?.(whenHydrated));
}
