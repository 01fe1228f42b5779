import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { LensStep } from '@/domain/lens/lens-step';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { track } from '@/lib/tracking/track';
import type { CartView, LineItem } from '../api/cart-view';
import type { LensChange } from '../api/update-lens';
import type { CartChanges } from '../api/use-cart-changes';
import type { LensEditorProps, LoadLensEditor } from '../components/lens-editor-props';
import { storedEdit, storeEdit } from '../state/edited-line';

/** Reasons why an edit could not begin or end as intended. */
export type EditProblem = 'lens-lost' | 'cannot-open' | 'missing-data' | 'prescription-not-saved';

export interface EditNotice {
  problem: EditProblem;
  lineItem: LineItem;
}

interface OpenEdit {
  lineItem: LineItem;
  step: LensStep | undefined;
  Editor: ComponentType<LensEditorProps>;
}

export interface LensEditOptions {
  view: CartView;
  changes: CartChanges;
  loadEditor: LoadLensEditor;
  /** The lines. Receives focus after an edit that no button has begun, as after a reload. */
  list: RefObject<HTMLElement | null>;
}

export interface LensEdit {
  /** The open panel; at most one. */
  open: OpenEdit | undefined;
  notice: EditNotice | undefined;
  /** The panel of this line is loading. */
  loadingLine: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  begin: (lineItem: LineItem, options?: { step?: LensStep; isLossKnown?: boolean }) => void;
  /** Resolves to whether the lenses were changed. */
  done: (change: LensChange | undefined) => Promise<boolean>;
  cancel: () => void;
}

/** Manages editing the lenses of a line: one panel at a time, with the failures of the error catalog (000 §4, §8). */
export function useLensEdit({ view, changes, loadEditor, list }: LensEditOptions): LensEdit {
  const [open, setOpen] = useState<OpenEdit>();
  const [notice, setNotice] = useState<EditNotice>();
  const [loadingLine, setLoadingLine] = useState<string>();
  const triggerRef = useRef<HTMLElement>(null);
  /** Marks the panel that is loading, until it is canceled. */
  const loading = useRef<object>(undefined);
  const isHydrated = useHydrated();
  const openLine =
    open && view.lineItems.find(({ orderItemId }) => orderItemId === open.lineItem.orderItemId);

  const report = (problem: EditProblem, lineItem: LineItem) => setNotice({ problem, lineItem });

  const close = () => {
    loading.current = undefined;
    setLoadingLine(undefined);
    setOpen(undefined);
    storedEdit.clear();
  };

  /** @param isLossKnown the shopper knows that the lens is lost: begins without it. */
  const begin: LensEdit['begin'] = async (lineItem, { step, isLossKnown = false } = {}) => {
    setNotice(undefined);
    if (lineItem.lensLost && !isLossKnown) {
      track({ name: 'error', message: 'Undefined Lens Id' });
      report('lens-lost', lineItem);
      await changes.revalidate();
      return;
    }
    triggerRef.current = focusedElement() ?? list.current;
    setLoadingLine(lineItem.orderItemId);
    const attempt = {};
    loading.current = attempt;
    try {
      const Editor = await loadEditor();
      if (loading.current !== attempt) return;
      storeEdit({ orderItemId: lineItem.orderItemId, ...(step ? { step } : {}) });
      setOpen({ lineItem, step, Editor });
    } catch {
      if (loading.current !== attempt) return;
      track({ name: 'error', message: 'Cannot add lenses' });
      report('cannot-open', lineItem);
    }
    setLoadingLine(undefined);
  };

  const done: LensEdit['done'] = async (change) => {
    if (!open || !openLine) return false;
    if (!change) {
      track({ name: 'error', message: 'Missing lens data' });
      report('missing-data', openLine);
      close();
      return false;
    }
    const result = await changes.setLenses({ orderId: view.orderId, lineItem: openLine }, change);
    if (result === 'failed') {
      // The panel stays open with the choices, for another try.
      track({ name: 'error', message: 'Cannot add lenses', operation: 'updateItemLensData' });
      return false;
    }
    if (result === 'without prescription') report('prescription-not-saved', openLine);
    close();
    return true;
  };

  // Resumes the edit after a reload, once the cart has loaded.
  const resumed = useRef(false);
  useEffect(() => {
    if (!isHydrated || resumed.current) return;
    resumed.current = true;
    const stored = storedEdit.read();
    const lineItem = view.lineItems.find(({ orderItemId }) => orderItemId === stored?.orderItemId);
    if (lineItem && !view.locked) void begin(lineItem, { step: stored?.step, isLossKnown: true });
    else if (stored) storedEdit.clear();
  });

  // Another tab has removed the line. `VanishedLines` says so.
  const isGone = open !== undefined && openLine === undefined;
  useEffect(() => {
    if (!isGone) return;
    setOpen(undefined);
    storedEdit.clear();
  }, [isGone]);

  return {
    open: open && openLine ? { ...open, lineItem: openLine } : undefined,
    notice,
    loadingLine,
    triggerRef,
    begin,
    done,
    cancel: close,
  };
}

function focusedElement(): HTMLElement | undefined {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}
