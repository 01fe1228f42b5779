import { useEffect, useState } from 'react';
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
  const isClean = useOwnEntry(stored.selection !== undefined);
  usePresentPicture(isClean ? given : undefined);
  // The panel begins with the lenses and the prescription of the line.
  const isReady = lenses.state === 'ready' && !loading && isClean;

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
      lenses={isReady || lenses.state !== 'ready' ? lenses : { state: 'loading' }}
      frame={lensFrame(lineItem)}
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

/**
 * What was typed or sent for other glasses, as on a product page, is not for this line. A reload goes on with its own.
 *
 * @returns whether only entries of this edit are left.
 */
function useOwnEntry(isResumed: boolean): boolean {
  const [isClean, setClean] = useState(isResumed);
  useEffect(() => {
    if (isClean) return;
    forgetEntry();
    setClean(true);
  }, [isClean]);
  return isClean;
}

/** What was typed or sent for this line is not for the next one. */
function forgetEntry(): void {
  panelDraft.clear();
  uploadedPicture.clear();
}

function lensFrame({ upc, product }: LineItem) {
  return product ? readLensFrame(upc, lookUpAttributes(product.attributes)) : unknownLensFrame(upc);
}
