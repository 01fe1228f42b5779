import { useLingui } from '@lingui/react/macro';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import type { AdvisorStep } from '@/domain/advisor/steps';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { useFaceNames } from '../../hooks/use-face-names';
import { useStyleNames } from '../hooks/use-style-names';
import { useWidthText } from '../hooks/use-width-text';

export interface ChosenBarProps {
  choices: AdvisorChoices;
  onGo: (step: AdvisorStep) => void;
}

/** Shows the choices so far; each opens its step. */
export function ChosenBar({ choices, onGo }: ChosenBarProps) {
  const { t } = useLingui();
  const faceNames = useFaceNames();
  const widthText = useWidthText();
  const names = useStyleNames();
  const { faceShape, optimalHinge, productType, mood, tone } = choices;
  const style = [
    names.productTypes[productType],
    names.shortMoods[mood],
    ...(tone ? [names.tones[tone]] : []),
  ];
  const rows: { step: AdvisorStep; label: string; value: string }[] = [
    { step: 'shape', label: t`Face shape`, value: faceShape ? faceNames[faceShape] : t`Any` },
    { step: 'width', label: t`Width`, value: optimalHinge ? widthText(optimalHinge) : t`Any` },
    {
      step: 'style',
      label: t`Style`,
      value: style.join(' · '),
    },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1 border-line border-y py-2 sm:grid-cols-3">
      {rows.map(({ step, label, value }) => (
        <div
          key={step}
          className="grid min-h-11 grid-cols-[1fr_auto] content-center items-center gap-x-3 py-1"
        >
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="text-sm leading-tight">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Button variant="link" className="text-sm" onClick={() => onGo(step)}>
              {t`Change`}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
