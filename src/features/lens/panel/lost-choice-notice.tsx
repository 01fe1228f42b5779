import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import type { LensStep } from '@/domain/lens/lens-step';
import { Notice } from '@/ui/display/notice';
import type { PanelModel } from './panel-model';
import { useLensCopy } from './use-lens-copy';

const STEPS: Record<LensAttribute, LensStep> = {
  type: 'usage',
  material: 'material',
  treatment: 'treatment',
  color: 'treatment',
  coating: 'coating',
};

/** Says on a step which earlier choice the shopper has to make again there. It stays while the shopper chooses. */
export function LostChoiceNotice({ model }: { model: PanelModel }) {
  const { lost, step } = model;
  const [first] = useState(lost);
  const { labelOf } = useLensCopy(model.view);
  const shown = [lost, first].find((choice) => choice && STEPS[choice.attribute] === step);
  if (!shown) return null;
  const { title } = labelOf(shown.attribute, shown.code);
  return (
    <Notice className="mb-4" title={<Trans>Your choice of {title} cannot be kept</Trans>}>
      <Trans>These lenses are not made with it. Choose again.</Trans>
    </Notice>
  );
}
