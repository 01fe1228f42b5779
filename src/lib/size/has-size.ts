import { useSyncExternalStore } from 'react';
import { readLocalText } from '../storage/local-text';

export const SIZE_KEY = 'optimalHinge';

const noSubscription = () => () => {};

/** Whether a size is stored, without loading the code that parses it. False on the server and during hydration. */
export function useHasSize(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => readLocalText(SIZE_KEY) !== undefined,
    () => false,
  );
}
