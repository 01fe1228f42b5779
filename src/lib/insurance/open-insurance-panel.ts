import { createStore } from '../state/create-store';

export interface PanelRequest {
  /** Receives the focus when the panel closes. */
  readonly opener: HTMLElement | null;
  readonly onOpen: () => void;
}

/** The latest request to open the panel; the page's shell loads and shows it. */
export const panelRequest = createStore<PanelRequest | undefined>(undefined);

export interface PanelOptions {
  /** Default: the focused element. */
  opener?: HTMLElement | null | undefined;
}

/** Opens the insurance panel, whose code loads now. Resolves when it is open. */
export function openInsurancePanel({ opener }: PanelOptions = {}): Promise<void> {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  return new Promise((onOpen) => panelRequest.set({ opener: opener ?? focused, onOpen }));
}
