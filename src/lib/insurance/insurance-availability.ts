import { createStore, useStoreValue } from '../state/create-store';
import { readSessionText } from '../storage/local-text';

const KEY = 'ria_disabled';

/** Whether the API has switched insurance off (code 4); its bars and toggle are then hidden for the visit. */
const isDisabled = createStore(false, { read: () => readSessionText(KEY) !== undefined });

export function disableInsurance(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the next request says it again.
  }
  isDisabled.notify();
}

export function useInsuranceDisabled(): boolean {
  return useStoreValue(isDisabled);
}
