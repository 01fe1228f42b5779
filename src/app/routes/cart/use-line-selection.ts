import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useMemo, useRef, useState } from 'react';
import type { LineItem, PrescriptionStatus } from '@/features/cart/api/cart-view';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import { toLensView } from '@/features/lens/api/to-lens-view';
import { selectionOfPackage } from '@/features/lens/state/edited-selection';
import type { LensSelection } from '@/features/lens/state/lens-selection';
import type { LensSelectionHandle } from '@/features/lens/state/lens-selection-store';

type SelectionSource = Pick<LensEditorProps, 'lineItem' | 'stored' | 'onStore'>;

/**
 * The selection of an edit: what a reload has interrupted, else the line's present lenses. The cart changes at the end.
 *
 * @param isPicture the line's prescription is a picture.
 */
export function useLineSelection(
  { lineItem, stored, onStore }: SelectionSource,
  lenses: FrameLensesData | undefined,
  isPicture: boolean,
): LensSelectionHandle {
  const [changed, setChanged] = useState(stored.selection as LensSelection | undefined);
  // A ref besides, because two updates may come before the next render.
  const latest = useRef(changed);
  const present = useMemo(() => {
    const selection = presentSelection(lineItem, lenses);
    return isPicture ? { ...selection, prescription: 'uploaded' as const } : selection;
  }, [lineItem, lenses, isPicture]);
  const write = (selection: LensSelection) => {
    latest.current = selection;
    setChanged(selection);
    onStore({ selection });
  };
  return {
    selection: changed ?? present,
    update: (changes) => write({ ...(latest.current ?? present), ...changes }),
    clear: () => write({}),
  };
}

const SOURCES: Record<PrescriptionStatus, LensSelection['prescription']> = {
  given: 'typed',
  needed: 'later',
  'not-needed': undefined,
};

function presentSelection(lineItem: LineItem, lenses: FrameLensesData | undefined): LensSelection {
  const lens = lineItem.items.find(({ comments }) => comments === 'LENS');
  const plan = lineItem.extras.find(({ kind }) => kind === 'WARRANTY');
  const selection = lens && lenses && selectionOfPackage(toLensView(lenses), lens.partNumber, plan?.id);
  return selection ? { ...selection, prescription: SOURCES[lineItem.prescription] } : {};
}
