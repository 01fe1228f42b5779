import { type RefObject, useEffect, useId, useState } from 'react';
import { Drawer, type DrawerProps } from '@/ui/overlay/drawer';
import type { LensView } from '../api/lens-view';
import { lastLensSelection } from '../state/last-lens-selection';
import { chosenGlasses } from './chosen-glasses';
import { PanelContent } from './panel-content';
import { PanelFooter } from './panel-footer';
import { isReadersStep, type PanelModel } from './panel-model';
import type { ChosenGlasses, LensPanelProps } from './panel-props';
import { useLensPanel } from './use-lens-panel';
import { useReviewItems } from './use-review-items';

interface LoadedPanelProps extends LensPanelProps {
  view: LensView;
  heading: RefObject<HTMLHeadingElement | null>;
  drawer: Omit<DrawerProps, 'children' | 'footer'>;
}

/** The panel once the lenses have loaded. */
export function LoadedPanel({ view, heading, drawer, ...props }: LoadedPanelProps) {
  const { mode, busy, failure, onDone, selection, renderPrescription, renderEspot, prescription } = props;
  const panel = useLensPanel(view, props);
  const { model } = panel;
  const review = useReviewItems(model);
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
      {...drawer}
      footer={
        <PanelFooter
          {...{ model, mode, busy, failure }}
          formId={isTyping ? entryFormId : formId}
          checksValues={isTyping && stage === 'enter'}
        />
      }
    >
      <PanelContent
        key={model.step}
        headingRef={heading}
        {...{ panel, formId, entryFormId, renderPrescription, renderEspot, prescription }}
        onStage={setStage}
        onConfirm={confirm}
      />
    </Drawer>
  );
}

/** The last selection is also that of an edit (000 §3). */
function recordEdit({ frame, chosen }: PanelModel, { selection, review }: ChosenGlasses): void {
  if (!chosen) return;
  const { upc, catEntryId } = chosen.selected;
  lastLensSelection.write({ frameUpc: frame.upc, selection, package: { upc, catEntryId }, review });
}
