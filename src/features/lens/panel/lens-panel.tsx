import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Drawer } from '@/ui/overlay/drawer';
import type { LensView } from '../api/lens-view';
import { toLensView } from '../api/to-lens-view';
import { LensesFailure } from '../components/lenses-failure';
import { lastLensSelection } from '../state/last-lens-selection';
import { chosenGlasses } from './chosen-glasses';
import { useLazyStep } from './lazy-step';
import { LensesSkeleton } from './lenses-skeleton';
import { PanelAside } from './panel-aside';
import { PanelContent } from './panel-content';
import { PanelFooter } from './panel-footer';
import { isReadersStep, type PanelModel } from './panel-model';
import type { ChosenGlasses, LensPanelProps } from './panel-props';
import { useLensPanel } from './use-lens-panel';
import { useReviewItems } from './use-review-items';

/** Until the lenses have loaded. */
const NO_LENSES: LensView = {
  frame: { catEntryId: '', upc: '', prices: undefined },
  perk: undefined,
  promotion: undefined,
  promotionDetail: '',
  packages: [],
  plans: [],
};

/** Shows the lens panel: a form of several steps, with the price so far. Loaded on demand. */
export function LensPanel(props: LensPanelProps) {
  const { mode, open, onCancel, onDone, triggerRef, lenses, selection, busy, failure } = props;
  const { renderPrescription, renderEspot, prescription, insurance, preview } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const lensData = lenses.state === 'ready' ? lenses.lenses : undefined;
  const view = useMemo(() => lensData && { ...toLensView(lensData), insurance }, [lensData, insurance]);
  const panel = useLensPanel(view ?? NO_LENSES, props);
  const { model } = panel;
  const isStepLoading = useLazyStep(model).isLoading;
  const review = useReviewItems(model, prescription.isPreserved);
  const [stage, setStage] = useState<'enter' | 'check'>('enter');
  const formId = useId();
  const entryFormId = `${formId}-entry`;
  const isTyping =
    model.step === 'prescription' && !isReadersStep(model) && model.selection.prescription === 'typed';
  const confirm = () => {
    const glasses = chosenGlasses(model, review);
    if (glasses && mode === 'edit') recordEdit(model, glasses);
    onDone(glasses);
  };

  const { chosen } = model;
  const { record } = selection;
  const reviewText = JSON.stringify(review);
  useEffect(() => {
    if (!chosen) return;
    const { upc, catEntryId } = chosen.selected;
    record?.({ package: { upc, catEntryId }, review: JSON.parse(reviewText) });
  }, [chosen, record, reviewText]);

  return (
    <Drawer
      open={open}
      onOpenChange={(nextOpen) => (nextOpen ? undefined : onCancel())}
      title={mode === 'add' ? t`Choose your lenses` : t`Edit your lenses`}
      closeLabel={mode === 'add' ? t`Close, your choices are kept` : t`Close without saving`}
      initialFocus={heading}
      finalFocus={triggerRef}
      closesOnBack="always"
      aside={<PanelAside model={model} preview={preview} />}
      footer={
        view ? (
          <PanelFooter
            {...{ model, mode, busy, isStepLoading, failure }}
            formId={isTyping ? entryFormId : formId}
            checksValues={isTyping && stage === 'enter'}
          />
        ) : null
      }
    >
      {view && !isStepLoading ? (
        <PanelContent
          // Remounted for each step, so that its heading receives focus.
          key={model.step}
          headingRef={heading}
          {...{ panel, formId, entryFormId, renderPrescription, renderEspot, prescription }}
          isChecking={isTyping && stage === 'check'}
          onStage={setStage}
          onConfirm={confirm}
        />
      ) : null}
      {lenses.state === 'failed' ? <LensesFailure {...lenses} isEdit={mode === 'edit'} /> : null}
      {lenses.state === 'loading' || isStepLoading ? <LensesSkeleton /> : null}
    </Drawer>
  );
}

/** Stores the last selection, also after an edit (000 §3). */
function recordEdit({ frame, chosen }: PanelModel, { selection, review }: ChosenGlasses): void {
  if (!chosen) return;
  const { upc, catEntryId } = chosen.selected;
  lastLensSelection.write({ frameUpc: frame.upc, selection, package: { upc, catEntryId }, review });
}
