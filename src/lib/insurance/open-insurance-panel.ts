import type { Promotion } from '@/domain/pricing/price-input';
import { createStore } from '../state/create-store';

export interface PanelOptions {
  /** Receives the focus when the panel closes. Default: the focused element. */
  readonly opener?: HTMLElement | null | undefined;
  /** Promotion of the current frame, for the offers without insurance. Percentages are those of an AEO promotion. */
  readonly promotion?: Promotion | undefined;
  /** Order of the cart, which a lookup by the servlet requires. Default: the current order. */
  readonly orderId?: string | undefined;
}

export interface PanelRequest extends PanelOptions {
  readonly onOpen: () => void;
}

/** The latest request to open the panel; the page's shell loads and shows it. */
export const panelRequest = createStore<PanelRequest | undefined>(undefined);

/** Opens the insurance panel, whose code loads now. Resolves when it is open. */
export function openInsurancePanel(options: PanelOptions = {}): Promise<void> {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  return new Promise((onOpen) => panelRequest.set({ ...options, opener: options.opener ?? focused, onOpen }));
}
