import { useSyncExternalStore } from 'react';
import { readLocalText } from '../storage/local-text';

export const SIZE_KEY = 'optimalHinge';

const never = () => () => {};

/** Whether a size is stored, without what it takes to read it. False on the server and while a served page is taken over. */
export function useHasSize(): boolean {
  return useSyncExternalStore(
    never,
    () => readLocalText(SIZE_KEY) !== undefined,
    () => false,
  );
}
