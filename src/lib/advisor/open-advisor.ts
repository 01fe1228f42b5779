import { createStore } from '../state/create-store';

export interface AdvisorRequest {
  /** Sequence number of the request. */
  readonly id: number;
  /** Receives the focus when the advisor closes. */
  readonly opener: HTMLElement | null;
  /** Called when it is open, or could not be loaded. */
  readonly onSettled: () => void;
}

/** The latest request to open the frame advisor; the page's shell loads and shows it. */
export const advisorRequest = createStore<AdvisorRequest | undefined>(undefined);

/** Opens the frame advisor, whose code loads now. Resolves when it is open, or could not be loaded. */
export function openAdvisor(): Promise<void> {
  const focused = document.activeElement;
  const id = (advisorRequest.read()?.id ?? 0) + 1;
  const opener = focused instanceof HTMLElement ? focused : null;
  return new Promise((onSettled) => advisorRequest.set({ id, opener, onSettled }));
}
