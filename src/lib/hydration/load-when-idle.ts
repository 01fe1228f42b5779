import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';
import { idle, isSavingData } from './idle';

/** In milliseconds after the scripts have started: the first load of the page is over. */
const FIRST_LOAD_MS = 2_000;

let endFirstLoad: () => void;
const firstLoad = new Promise<void>((resolve) => {
  endFirstLoad = resolve;
});

/** Lets `useLoadWhenIdle` begin once the first load of the page is over. Call it when the page starts. */
export function startFirstLoad(): void {
  setTimeout(endFirstLoad, FIRST_LOAD_MS);
}

/**
 * Loads what the page's main button opens, after the first load, while the browser is idle: the tap then waits for nothing. Not for
 * shoppers who save data.
 */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  const latest = useLatest(load);
  useEffect(() => {
    if (isSavingData()) return;
    let isMounted = true;
    void firstLoad.then(() => isMounted && idle()).then(() => isMounted && latest.current());
    return () => {
      isMounted = false;
    };
  }, []);
}
