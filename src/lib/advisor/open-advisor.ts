import { createStore } from '../state/create-store';

export interface AdvisorRequest {
  /** Counts the requests. */
  readonly id: number;
  /** Receives the focus when the advisor closes. */
  readonly opener: HTMLElement | null;
}

/** The latest request to open the frame advisor; the page's shell loads and shows it. */
export const advisorRequest = createStore<AdvisorRequest | undefined>(undefined);

/** Opens the frame advisor, whose code loads now. */
export function openAdvisor(): void {
  const focused = document.activeElement;
  const id = (advisorRequest.read()?.id ?? 0) + 1;
  advisorRequest.set({ id, opener: focused instanceof HTMLElement ? focused : null });
}
