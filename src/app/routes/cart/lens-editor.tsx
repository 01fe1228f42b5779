import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { readLensFrame, unknownLensFrame } from '@/domain/lens/lens-frame';
import { isReaders } from '@/domain/lens/lens-type';
import type { LineItem } from '@/features/cart/api/cart-view';
import { useLinePrescription } from '@/features/cart/api/use-line-prescription';
import { LensEditFailure } from '@/features/cart/components/lens-edit-failure';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import type { LensSelection } from '@/features/lens/state/lens-selection';
import { clearDraft } from '@/features/lens/state/panel-draft';
import { useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { clearPrescriptionForLens } from '@/lib/prescription/clear-for-lens';
import { ComposedLensPanel } from '../shared/composed-lens-panel';
import { presentSource } from './present-prescription';
import { toLensChange } from './to-lens-change';
import { useCartQuote } from './use-cart-quote';
import { useEditedPrescription } from './use-edited-prescription';
import { useInterruptedEdit } from './use-interrupted-edit';
import { useLineDraft } from './use-line-draft';
import { useLineSelection } from './use-line-selection';

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
