import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isCompleteFor } from '@/domain/lens/complete-for';
import type { Prescription } from '@/domain/prescription/prescription';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { selectionOfPackage } from '../../state/edited-selection';
import { lastLensSelection } from '../../state/last-lens-selection';
import { LearnMore } from '../learn-more';
import { useAttributeOptions } from '../use-attribute-options';
import type { LensPanelControls } from '../use-lens-panel';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks for the use of the glasses: the lens type. */
export function UsageStep({ panel, formId, renderEspot, prescription }: StepProps) {
  const { t } = useLingui();
  const { model } = panel;
  const options = useAttributeOptions(model, 'type');
  return (
    <>
      <SameLensesOffer panel={panel} prescription={prescription.value} />
      <StepForm
        {...{ panel, formId, options }}
        legend={t`How will you use them?`}
        hasPairPrices
        value={model.choices.type}
        onChange={(type) => panel.choose({ type })}
      />
      <LearnMore view={model.view} attribute="type" {...{ options, renderEspot }} />
    </>
  );
}

interface SameLensesOfferProps {
  panel: LensPanelControls;
  prescription: Prescription | undefined;
}

/** Shows the lenses that the shopper chose for another frame, if this frame takes them. */
function SameLensesOffer({ panel, prescription }: SameLensesOfferProps) {
  const { view, frame, selection } = panel.model;
  // Read once: choosing here replaces it.
  const [last] = useState(() => lastLensSelection.read());
  const lens = view.packages.find(({ upc }) => upc === last?.package?.upc);
  const isUsed = lens !== undefined && selection.packageUpc === lens.upc;
  if (!last || !lens || last.frameUpc === frame.upc || isUsed) return null;
  const { planId, prescription: source } = last.selection;
  const isTyped = source === 'typed' && prescription && isCompleteFor(lens.type.code, prescription);
  const reuse = () =>
    panel.chooseAll({
      ...selectionOfPackage(view, lens.upc, planId),
      prescription: isTyped || source === 'later' ? source : undefined,
    });
  return (
    <Notice
      className="mb-4"
      title={<Trans>Same lenses as last time?</Trans>}
      action={
        <Button variant="link" onClick={reuse}>
          <Trans>Use these lenses</Trans>
        </Button>
      }
    >
      {[lens.type.title, lens.material.title, lens.treatment.title, lens.finish].filter(Boolean).join(', ')}
    </Notice>
  );
}
