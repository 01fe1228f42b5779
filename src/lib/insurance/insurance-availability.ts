import { createStore, useStoreValue } from '../state/create-store';

/** Whether the API has switched insurance off (code 4); its bars and toggle are then hidden for the visit. */
const isDisabled = createStore(false);

export function disableInsurance(): void {
  isDisabled.set(true);
}

export function useInsuranceDisabled(): boolean {
  return useStoreValue(isDisabled);
}
