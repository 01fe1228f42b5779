/**
 * Steps of the insurance panel (002 §2, reading A): 1 personal information, 2 loading or failure, 3 plan and member ID,
 * 4 benefits, 5 locked, 6 benefits could not be retrieved.
 */
export type PanelStep = 1 | 2 | 3 | 4 | 5 | 6;

export interface PanelState {
  readonly step: PanelStep;
  /** A lookup is pending; on step 2 it takes long. */
  readonly isLooking: boolean;
  /** Reason why step 2 stopped waiting: a technical failure, or the API has insurance switched off (code 4). */
  readonly failure?: 'failed' | 'disabled' | undefined;
  /** Start of the lock of step 5, in epoch milliseconds. */
  readonly lockedAt?: number | undefined;
  /** Changes to clear the shopper's input. */
  readonly formVersion: number;
}

/** State that the browser has kept when the panel opens. */
export interface PanelMemory {
  readonly isLoggedIn: boolean;
  /** Start of a running lock, in epoch milliseconds. */
  readonly lockedAt?: number | undefined;
  /** Attempts that remain after a failure; undefined before the first one. */
  readonly attemptsLeft?: number | undefined;
}

/** Actions of the shopper, the API and the clock. Times are epoch milliseconds. */
export type PanelEvent =
  | { readonly type: 'open'; readonly memory: PanelMemory }
  | { readonly type: 'invalid-form' }
  | { readonly type: 'submit' }
  /** Seven seconds without a result, or an earlier lookup has to end first (codes 5 and 6). */
  | { readonly type: 'slow' }
  /** The plan was found; `benefits` is the outcome of the call after it. */
  | { readonly type: 'found'; readonly benefits: 'shown' | 'empty' | 'failed' }
  | { readonly type: 'not-found'; readonly attemptsLeft: number; readonly now: number }
  | { readonly type: 'locked'; readonly lockedAt: number }
  | { readonly type: 'already-logged-in'; readonly isLoggedIn: boolean }
  | { readonly type: 'failed'; readonly failure: 'failed' | 'disabled' }
  | { readonly type: 'clock'; readonly now: number }
  | { readonly type: 'provider-cleared' }
  | { readonly type: 'retry'; readonly isLoggedIn: boolean }
  /** Benefits that were reloaded: in another tab, or of the other plan. */
  | { readonly type: 'benefits-failed' }
  | { readonly type: 'logout' };

export const INITIAL_PANEL: PanelState = { step: 1, isLooking: false, formVersion: 0 };
