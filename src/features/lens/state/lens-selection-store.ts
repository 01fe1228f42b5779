import { useMemo } from 'react';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import { type LastLensSelection, lastLensSelection } from './last-lens-selection';
import type { LensSelection } from './lens-selection';

/** The selection for one frame. Page and panel show the same. */
export interface LensSelectionHandle {
  selection: LensSelection;
  /** Merges changes; a value of undefined removes one. */
  update: (changes: LensSelection) => void;
  /** Removes lens and protection plan. */
  clear: () => void;
  /** Stores the result of the selection, once it is complete. */
  record?: ((chosen: Pick<LastLensSelection, 'package' | 'review'>) => void) | undefined;
}

export const NO_SELECTION: LensSelection = {};

/** The selections of this tab by frame, so that another tab or a full storage loses none of them. */
const selections = createStore<Readonly<Record<string, LensSelection>>>({});

/** Manages the shopper's lens selection for a frame: of this tab, else the stored one. Empty on the server. */
export function useLensSelection(frameUpc: string): LensSelectionHandle {
  const inTab = useStoreValue(selections, (all) => all[frameUpc]);
  const stored = useStoreValue(lastLensSelection, (last) => selectionFor(last, frameUpc));
  const selection = inTab ?? stored ?? NO_SELECTION;
  return useMemo(
    () => ({
      selection,
      update: (changes) => writeSelection(frameUpc, { ...readSelection(frameUpc), ...changes }),
      clear: () => writeSelection(frameUpc, NO_SELECTION),
      record: (chosen) => recordSelection(frameUpc, chosen),
    }),
    [selection, frameUpc],
  );
}

/** Reads the selection for a frame, outside React. */
export function readSelection(frameUpc: string): LensSelection {
  return selections.read()[frameUpc] ?? selectionFor(lastLensSelection.read(), frameUpc) ?? NO_SELECTION;
}

function writeSelection(frameUpc: string, selection: LensSelection): void {
  selections.set({ ...selections.read(), [frameUpc]: selection });
  if (Object.values(selection).some((value) => value !== undefined)) {
    lastLensSelection.write({ frameUpc, selection });
  } else if (lastLensSelection.read()?.frameUpc === frameUpc) {
    lastLensSelection.clear();
  }
}

function recordSelection(frameUpc: string, chosen: Pick<LastLensSelection, 'package' | 'review'>): void {
  const last = lastLensSelection.read();
  const entry = { frameUpc, selection: readSelection(frameUpc), ...chosen };
  // Each write is a change for those who show it.
  if (JSON.stringify(entry) !== JSON.stringify(last)) lastLensSelection.write(entry);
}

function selectionFor(last: LastLensSelection | undefined, frameUpc: string): LensSelection | undefined {
  return last?.frameUpc === frameUpc ? last.selection : undefined;
}
