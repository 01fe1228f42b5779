import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useMemo, useRef, useState } from 'react';
import { isReaders } from '@/domain/lens/lens-type';
import type { LineItem } from '@/features/cart/api/cart-view';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import { toLensView } from '@/features/lens/api/to-lens-view';
import { selectionOfPackage } from '@/features/lens/state/edited-selection';
import type { LensSelection, PrescriptionSource } from '@/features/lens/state/lens-selection';
import type { LensSelectionHandle } from '@/features/lens/state/lens-selection-store';

type SelectionSource = Pick<LensEditorProps, 'lineItem' | 'stored' | 'onStore'>;

/**
 * The selection of an edit: what a reload has interrupted, else the line's present lenses. The cart changes at the end.
 *
 * @param source how the line's prescription came to us.
 */
export function useLineSelection(
  { lineItem, stored, onStore }: SelectionSource,
  lenses: FrameLensesData | undefined,
  source: PrescriptionSource | undefined,
): LensSelectionHandle {
  const [changed, setChanged] = useState(stored.selection as LensSelection | undefined);
  // A ref besides, because two updates may come before the next render.
  const latest = useRef(changed);
  const present = useMemo(() => presentSelection(lineItem, lenses, source), [lineItem, lenses, source]);
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

function presentSelection(
  lineItem: LineItem,
  lenses: FrameLensesData | undefined,
  source: PrescriptionSource | undefined,
): LensSelection {
  const lens = lineItem.items.find(({ comments }) => comments === 'LENS');
  const plan = lineItem.extras.find(({ kind }) => kind === 'WARRANTY');
  const selection = lens && lenses && selectionOfPackage(toLensView(lenses), lens.partNumber, plan?.id);
  if (!selection) return {};
  // The power of readers is no prescription that other lenses could be made with.
  return { ...selection, prescription: isReaders(selection.type ?? '') ? undefined : source };
}
