import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { readLensFrame, unknownLensFrame } from '@/domain/lens/lens-frame';
import { isReaders } from '@/domain/lens/lens-type';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import type { LineItem } from '@/features/cart/api/cart-view';
import { useLinePrescription } from '@/features/cart/api/use-line-prescription';
import { LensEditFailure } from '@/features/cart/components/lens-edit-failure';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import { toLensView } from '@/features/lens/api/to-lens-view';
import type { ChosenGlasses, PrescriptionHandle } from '@/features/lens/panel/panel-props';
import { useShopperPrescription } from '@/features/lens/panel/use-shopper-prescription';
import { selectionOfPackage } from '@/features/lens/state/edited-selection';
import type { LensSelection, PrescriptionSource } from '@/features/lens/state/lens-selection';
import { type LensSelectionHandle, useLensSelection } from '@/features/lens/state/lens-selection-store';
import { clearDraft, updateDraft } from '@/features/lens/state/panel-draft';
import { useCart } from '@/lib/cart/cart-query';
import { cartQuote } from '@/lib/insurance/cart-quote';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { clearPrescriptionForLens } from '@/lib/prescription/clear-for-lens';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { useLatest } from '@/lib/state/use-latest';
import { ComposedLensPanel } from '../shared/composed-lens-panel';
import { presentSource } from './present-prescription';
import { toLensChange } from './to-lens-change';

/** The lens panel for a line of the cart: it opens on the line's lenses and prescription. */
export function LensEditor(props: LensEditorProps) {
  const { lineItem, initialStep, triggerRef, stored, busy, failure, onDone, onCancel } = props;
  const lenses = useFrameLenses(lineItem.productId, {
    enabled: true,
    failure: 'Error while calling RXC lens service',
  });
  const { loading, prescription: given } = useLinePrescription(lineItem);
  const data = lenses.state === 'ready' ? lenses.lenses : undefined;
  const lensType = data && lensTypeOf(lineItem, data);
  const hasReaders = isReaders(lensType ?? '');
  const source = presentSource(lineItem.prescription, given);
  const selection = useLineSelection(props, data, source);
  const prescription = useEditedPrescription(
    props,
    hasReaders ? undefined : given,
    lineItem.prescription === 'given' && source === 'later',
  );
  const { orderItemId } = lineItem;
  const insurance = useCartQuote(orderItemId);
  const isResumed = stored.selection !== undefined;
  const hasDraft = useLineDraft({
    ...{ orderItemId, isResumed, given, hasReaders },
    loading: loading || data === undefined,
  });
  const dropChoices = useInterruptedEdit(lineItem.upc, stored.selection as LensSelection | undefined);
  // The panel begins with the lenses and the prescription of the line.
  const isReady = lenses.state === 'ready' && !loading && hasDraft;

  const finish = async (chosen: ChosenGlasses | undefined) => {
    const change = data && chosen && toLensChange(data, chosen, { source, given, lensType });
    if (!(await onDone(change))) return;
    clearDraft(orderItemId);
    clearPrescriptionForLens(change?.lens.type ?? '');
  };

  const cancel = () => {
    dropChoices();
    clearDraft(orderItemId);
    onCancel();
  };

  return (
    <ComposedLensPanel
      mode="edit"
      open
      onCancel={cancel}
      triggerRef={triggerRef}
      lenses={isReady || lenses.state !== 'ready' ? lenses : { state: 'loading' }}
      frame={lensFrame(lineItem)}
      preview={{
        name: `${lineItem.brand} ${lineItem.name}`.trim(),
        color: lineItem.color,
        picture: lineItem.image,
      }}
      insurance={insurance}
      lineItemId={orderItemId}
      selection={selection}
      prescription={prescription}
      onDone={(chosen) => void finish(chosen)}
      busy={busy}
      failure={failure ? <LensEditFailure failure={failure} /> : null}
      // It is stored with the selection, which has to be that of the line. After a reload the stored step counts.
      initialStep={
        isReady && !stored.selection ? (initialStep ?? (lineItem.lens ? 'review' : undefined)) : undefined
      }
    />
  );
}

function lensTypeOf({ items }: LineItem, { packages }: FrameLensesData): string | undefined {
  const lens = items.find(({ comments }) => comments === 'LENS');
  return packages.find(({ upc }) => upc === lens?.partNumber)?.type;
}

function lensFrame({ upc, product }: LineItem) {
  return product ? readLensFrame(upc, lookUpAttributes(product.attributes)) : unknownLensFrame(upc);
}

/** What insurance pays for a frame of the cart and its lenses; undefined while it is off. */
function useCartQuote(frameItemId: string): InsuranceQuote | undefined {
  const state = useCart();
  const isOn = useInsuranceStatus() === 'on';
  const items = state.state === 'filled' ? state.cart.orderItem : undefined;
  return useMemo(
    () => (isOn && items ? cartQuote(items, frameItemId) : undefined),
    [isOn, items, frameItemId],
  );
}

/**
 * An edit ends by itself when its line is gone: another tab has removed it, or the session has ended. What was chosen by then
 * stays with the frame, whose page shows it, like what an edit has saved.
 *
 * @param changed what was chosen during the edit; undefined until something was.
 * @returns call it when the shopper cancels.
 */
function useInterruptedEdit(frameUpc: string, changed: LensSelection | undefined): () => void {
  const latest = useLatest(changed);
  const page = useLatest(useLensSelection(frameUpc));
  const isCanceled = useRef(false);
  useEffect(
    () => () => {
      if (!isCanceled.current && latest.current) page.current.update(latest.current);
    },
    [],
  );
  return () => {
    isCanceled.current = true;
  };
}

/**
 * The prescription of an edit: what was typed during it, else that of the line, else that of the session. A typed one is
 * stored in the session's cookie, so that it survives a reload.
 */
function useEditedPrescription(
  { lineItem, stored, onStore }: Pick<LensEditorProps, 'lineItem' | 'stored' | 'onStore'>,
  given: ItemPrescription | undefined,
  isPreserved: boolean,
): PrescriptionHandle {
  const ofSession = useShopperPrescription(lineItem.orderItemId);
  const isTyped = stored.hasTypedPrescription === true;
  return useMemo(
    () => ({
      isPreserved,
      value: given?.rightSphere && !isTyped ? fromItemPrescription(given) : ofSession.value,
      set(prescription) {
        onStore({ hasTypedPrescription: true });
        ofSession.set(prescription);
      },
    }),
    [given, isPreserved, isTyped, ofSession, onStore],
  );
}

interface LineDraftOptions {
  orderItemId: string;
  /** A reload goes on with what was entered before it. */
  isResumed: boolean;
  loading: boolean;
  given: ItemPrescription | undefined;
  /** The line has ready readers, whose prescription is one power for both eyes. */
  hasReaders: boolean;
}

/**
 * What is entered for a line begins with the picture that is its prescription, or with the power of its readers.
 *
 * @returns whether it has begun.
 */
function useLineDraft(options: LineDraftOptions): boolean {
  const { orderItemId, isResumed, loading, given, hasReaders } = options;
  const [hasBegun, setBegun] = useState(isResumed);
  useEffect(() => {
    if (hasBegun || loading) return;
    clearDraft(orderItemId);
    const picture = pictureOf(given);
    if (picture) updateDraft(orderItemId, { picture });
    if (hasReaders && given) {
      updateDraft(orderItemId, { readersPower: fromItemPrescription(given)?.right.sphere });
    }
    setBegun(true);
  }, [hasBegun, loading, given, hasReaders, orderItemId]);
  return hasBegun;
}

function pictureOf(given: ItemPrescription | undefined): UploadedPicture | undefined {
  const { savedFileName, fileName = savedFileName } = given ?? {};
  return savedFileName && fileName ? { savedFileName, fileName } : undefined;
}

type SelectionSource = Pick<LensEditorProps, 'lineItem' | 'stored' | 'onStore'>;

/**
 * The selection of an edit: what a reload has interrupted, else the line's present lenses. The cart changes at the end.
 *
 * @param source how the line's prescription came to us.
 */
function useLineSelection(
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
