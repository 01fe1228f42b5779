import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { type AdvisorChoices, MOODS, PRODUCT_TYPES, TONES } from '@/domain/advisor/choices';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { announce } from '@/lib/navigation/announcer';
import { measuredPd } from '@/lib/size/measured-pd';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceMarks, useFaceNames } from '../../hooks/use-face-names';
import { useStyleNames } from '../hooks/use-style-names';
import { useWidthText } from '../hooks/use-width-text';
import type { AdvisorStep } from '../rules/steps';
import type { AdvisorSlots } from '../slots';
import type { Choices } from '../state/use-choices';
import { IllustratedGroup } from './illustrated-group';
import { LinesStep } from './lines-step';
import { Results } from './results';

export interface CurrentStepProps extends AdvisorSlots {
  step: AdvisorStep;
  formId: string;
  choices: Choices;
  onGo: (step: AdvisorStep) => void;
  onMeasureHeading: (heading: string | undefined) => void;
}

/** Shows the content of a step. */
export function CurrentStep({
  step,
  formId,
  choices: { choices, change },
  onGo,
  onMeasureHeading,
  ...slots
}: CurrentStepProps) {
  switch (step) {
    case 'method':
      return slots.renderMeasure?.({
        onMeasured: ({ faceShape, widthMm, pdMm, pdSpreadMm, method }) => {
          change({ faceShape, ...(widthMm === undefined ? {} : { optimalHinge: widthMm }) });
          if (pdMm !== undefined && pdSpreadMm !== undefined)
            measuredPd.write({ value: pdMm, spread: pdSpreadMm, method });
          onGo('shape');
        },
        onQuestions: () => onGo('shape'),
        onHeading: onMeasureHeading,
      });
    case 'shape':
      return (
        <ShapeStep
          faceShape={choices.faceShape}
          onChange={(faceShape) => change({ faceShape })}
          onUnsure={() => onGo('lines')}
        />
      );
    case 'lines':
      return (
        <LinesStep
          formId={formId}
          onFound={(faceShape) => {
            change({ faceShape });
            onGo('shape');
          }}
        />
      );
    case 'width':
      return (
        <WidthStep
          width={choices.optimalHinge}
          onChange={(optimalHinge) => change({ optimalHinge })}
          renderSizeMethods={slots.renderSizeMethods}
        />
      );
    case 'style':
      return <StyleStep choices={choices} onChange={change} />;
    case 'results':
      return <Results choices={choices} onGo={onGo} {...slots} />;
  }
}

interface ShapeStepProps {
  faceShape: FaceShape | undefined;
  onChange: (faceShape: FaceShape) => void;
  /** Called when the shopper would like to be guided. */
  onUnsure: () => void;
}

/** Asks for the face shape by its drawing. */
function ShapeStep({ faceShape, onChange, onUnsure }: ShapeStepProps) {
  const { t } = useLingui();
  const names = useFaceNames();
  const marks = useFaceMarks();
  return (
    <>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Choose the drawing that is most like you, or{' '}
          <Button variant="link" onClick={onUnsure} className="-my-3">
            find out by three questions
          </Button>
          .
        </Trans>
      </p>
      <IllustratedGroup
        legend={t`Face shape`}
        legendHidden
        value={faceShape}
        onChange={onChange}
        options={FACE_SHAPES.map((shape) => ({
          value: shape,
          label: names[shape],
          description: marks[shape],
          drawing: <FaceDrawing shape={shape} className="h-24 w-auto" />,
        }))}
      />
    </>
  );
}

interface StyleStepProps {
  choices: AdvisorChoices;
  onChange: (changes: Partial<AdvisorChoices>) => void;
}

/** Radio value for no tone. */
const NO_TONE = 'none';

/** Asks for the kind of frame, the mood and the tone. */
function StyleStep({ choices, onChange }: StyleStepProps) {
  const { t } = useLingui();
  const names = useStyleNames();
  const moodNotes = {
    harmony: t`Quiet colors and shapes that follow your lines`,
    contrast: t`Bold colors and shapes that stand out`,
  };
  const toneNotes = {
    warm: t`Golden or olive skin, brown or red hair: gold, tortoise and green suit you`,
    cool: t`Rosy skin, black, gray or ash-blond hair: silver, black and blue suit you`,
    neutral: t`Something of both: all quiet colors suit you`,
  };
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={t`Kind of glasses`}
        variant="cards"
        value={choices.productType}
        onChange={(value) => onChange({ productType: PRODUCT_TYPES.find((type) => type === value) })}
        options={PRODUCT_TYPES.map((value) => ({ value, label: names.productTypes[value] }))}
        className="[&>div]:sm:grid-cols-2"
      />
      <RadioGroup
        legend={t`Mood`}
        variant="cards"
        value={choices.mood}
        onChange={(value) => onChange({ mood: MOODS.find((mood) => mood === value) })}
        options={MOODS.map((value) => ({ value, label: names.moods[value], description: moodNotes[value] }))}
        className="[&>div]:sm:grid-cols-2"
      />
      <RadioGroup
        legend={t`Tone of your skin and hair`}
        variant="cards"
        value={choices.tone ?? NO_TONE}
        onChange={(value) => onChange({ tone: TONES.find((tone) => tone === value) })}
        options={[
          ...TONES.map((value) => ({ value, label: names.tones[value], description: toneNotes[value] })),
          { value: NO_TONE, label: t`I do not know` },
        ]}
        className="[&>div]:sm:grid-cols-2"
      />
    </div>
  );
}

interface WidthStepProps {
  /** Millimeters. */
  width: number | undefined;
  onChange: (width: number | undefined) => void;
  renderSizeMethods: (onFound: (width: number) => void) => ReactNode;
}

/** Asks for the total width that fits: shows the known one, or the methods to find it. */
function WidthStep({ width, onChange, renderSizeMethods }: WidthStepProps) {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const widthText = useWidthText();
  const [isChanging, setChanging] = useState(false);
  const view = width === undefined || isChanging ? 'methods' : 'known';
  const firstText = useRef<HTMLParagraphElement>(null);
  // The button that was used disappears.
  useViewFocus(firstText, view);
  if (width === undefined || isChanging)
    return (
      <>
        <p ref={firstText} tabIndex={-1} className="mb-3 text-ink-soft">
          <Trans>How wide glasses must be for you decides whether they sit well.</Trans>
        </p>
        {renderSizeMethods((found) => {
          setChanging(false);
          // Tenths of a millimeter are more than anyone can measure.
          onChange(Math.round(found * 10) / 10);
          announce(t`Your size is ${widthText(found)}`);
        })}
      </>
    );
  return (
    <>
      <p ref={firstText} tabIndex={-1} className="font-medium text-xl">
        {widthText(width)}
      </p>
      <p className="mt-2 text-ink-soft">
        <Trans>You see frames that are within {millimeters(WIDTH_TOLERANCE_MM)} of it.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-x-5">
        <Button variant="link" onClick={() => setChanging(true)}>
          <Trans>Change my size</Trans>
        </Button>
        <Button
          variant="link"
          onClick={() => {
            onChange(undefined);
            announce(t`Your size is cleared`);
          }}
        >
          <Trans>Clear my size</Trans>
        </Button>
      </div>
    </>
  );
}
