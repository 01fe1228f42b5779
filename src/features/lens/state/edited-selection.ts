import { useCallback, useMemo, useState } from 'react';
import type { LensView } from '../api/lens-view';
import type { LensSelection } from './lens-selection';
import { type LensSelectionHandle, NO_SELECTION } from './lens-selection-store';

/** Holds a separate selection for editing a line of the cart, which changes nothing until it is confirmed. */
export function useEditedSelection(initial: LensSelection): LensSelectionHandle {
  const [selection, setSelection] = useState(initial);
  const update = useCallback(
    (changes: LensSelection) => setSelection((current) => ({ ...current, ...changes })),
    [],
  );
  const clear = useCallback(() => setSelection(NO_SELECTION), []);
  return useMemo(() => ({ selection, update, clear }), [selection, update, clear]);
}

/** Returns the selection that leads to a package, such as that of a line in the cart; undefined if it is no longer sold. */
export function selectionOfPackage(
  { packages }: Pick<LensView, 'packages'>,
  upc: string,
  planId?: string | undefined,
): LensSelection | undefined {
  const facts = packages.find((lens) => lens.upc === upc)?.facts;
  if (!facts) return undefined;
  const { type, material, treatment, color, coating } = facts;
  return { type, material, treatment, color, coating, packageUpc: upc, planId };
}
