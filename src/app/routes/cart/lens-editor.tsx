import { lookUpAttributes } from '@/domain/catalog/attributes';
import { readLensFrame, unknownLensFrame } from '@/domain/lens/lens-frame';
import type { LineItem } from '@/features/cart/api/cart-view';
import { useLinePrescription } from '@/features/cart/api/use-line-prescription';
import { LensEditFailure } from '@/features/cart/components/lens-edit-failure';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import { panelDraft } from '@/features/lens/panel/panel-draft';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import { useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { clearPrescriptionForLens } from '@/lib/prescription/clear-for-lens';
import { uploadedPicture } from '@/lib/prescription/uploaded-picture';
import { ComposedLensPanel } from '../shared/composed-lens-panel';
import { presentSource } from './present-source';
import { toLensChange } from './to-lens-change';
import { useEditedPrescription } from './use-edited-prescription';
import { useLineSelection } from './use-line-selection';
import { usePresentPicture } from './use-present-picture';

/** The lens panel for a line of the cart: it opens on the line's lenses and prescription. */
export function LensEditor(props: LensEditorProps) {
  const { lineItem, initialStep, triggerRef, stored, busy, failure, onDone, onCancel } = props;
  const lenses = useFrameLenses(lineItem.productId, {
    enabled: true,
    failure: 'Error while calling RXC lens service',
  });
  const { loading, prescription: given } = useLinePrescription(lineItem);
  const data = lenses.state === 'ready' ? lenses.lenses : undefined;
  const source = presentSource(lineItem.prescription, given);
  const selection = useLineSelection(props, data, source);
  const prescription = useEditedPrescription(
    props,
    given,
    lineItem.prescription === 'given' && source === 'later',
  );
  usePresentPicture(given);

  const finish = async (chosen: ChosenGlasses | undefined) => {
    const change = data && chosen && toLensChange(data, chosen, source);
    if (!(await onDone(change))) return;
    forgetEntry();
    clearPrescriptionForLens(change?.lens.type ?? '');
  };

  const cancel = () => {
    forgetEntry();
    onCancel();
  };

  return (
    <ComposedLensPanel
      mode="edit"
      open
      onCancel={cancel}
      triggerRef={triggerRef}
      // The form takes the prescription of the line when it appears.
      lenses={loading && lenses.state === 'ready' ? { state: 'loading' } : lenses}
      frame={lensFrame(lineItem)}
      selection={selection}
      prescription={prescription}
      onDone={(chosen) => void finish(chosen)}
      busy={busy}
      failure={failure ? <LensEditFailure failure={failure} /> : null}
      // After a reload the stored step counts.
      initialStep={stored.selection ? undefined : (initialStep ?? (lineItem.lens ? 'review' : undefined))}
    />
  );
}

/** What was typed or sent for this line is not for the next one. */
function forgetEntry(): void {
  panelDraft.clear();
  uploadedPicture.clear();
}

function lensFrame({ upc, product }: LineItem) {
  return product ? readLensFrame(upc, lookUpAttributes(product.attributes)) : unknownLensFrame(upc);
}
