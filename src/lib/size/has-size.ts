import { createStore, useStoreValue } from '../state/create-store';
import { readLocalText } from '../storage/local-text';

export const SIZE_KEY = 'optimalHinge';

const hasSize = createStore(false, { read: () => readLocalText(SIZE_KEY) !== undefined });

/** Whether a size is stored, without loading the code that parses it. False on the server and during hydration. */
export function useHasSize(): boolean {
  return useStoreValue(hasSize);
}
