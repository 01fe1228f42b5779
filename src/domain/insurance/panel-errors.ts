import type { PanelEvent, PanelState } from './panel-state';

/** Errors of the panel that are tracked, verbatim from the specification (002 §8). */
export type PanelError =
  | 'Insurance account locked'
  | 'User entered wrong data'
  | 'Out-of-network plan'
  | 'Invalid form';

/**
 * Lists the errors to track for an event, without anything that the shopper typed. The panel tracks 'Out-of-network plan' where
 * it shows it.
 */
export function panelErrors(event: PanelEvent, before: PanelState, after: PanelState): PanelError[] {
  const errors: PanelError[] = [];
  if (event.type === 'invalid-form') errors.push('Invalid form');
  if (event.type === 'not-found') errors.push('User entered wrong data');
  if (after.step === 5 && before.step !== 5) errors.push('Insurance account locked');
  return errors;
}
