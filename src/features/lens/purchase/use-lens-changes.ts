import { useState } from 'react';
import type { LensSelection } from '../state/lens-selection';
import type { LensSelectionHandle } from '../state/lens-selection-store';

/** Changes of the chosen lens on the page. */
export interface LensChanges {
  /** True if the lens has changed since the page loaded: it may need less room than the first one. */
  isChanged: boolean;
  isRemoved: boolean;
  update(changes: LensSelection): void;
  /** Opens the panel. */
  choose(): void;
  remove(): void;
  undoRemoval(): void;
}

export function useLensChanges(
  { selection, update, clear }: LensSelectionHandle,
  openPanel: () => void,
): LensChanges {
  const [isChanged, setChanged] = useState(false);
  const [removed, setRemoved] = useState<LensSelection>();
  return {
    isChanged,
    isRemoved: removed !== undefined,
    update(changes) {
      update(changes);
      setChanged(true);
    },
    choose() {
      setChanged(true);
      openPanel();
    },
    remove() {
      setChanged(true);
      setRemoved(selection);
      clear();
    },
    undoRemoval() {
      if (removed) update(removed);
      setRemoved(undefined);
    },
  };
}
