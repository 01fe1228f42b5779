import { Trans, useLingui } from '@lingui/react/macro';
import { type AdvisorChoices, MOODS, PRODUCT_TYPES, TONES } from '@/domain/advisor/choices';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { measuredPd } from '@/lib/size/measured-pd';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceMarks, useFaceNames } from '../../hooks/use-face-names';
import { useStyleNames } from '../hooks/use-style-names';
import type { AdvisorStep } from '../rules/steps';
import type { AdvisorSlots } from '../slots';
import type { Choices } from '../state/use-choices';
import { IllustratedGroup } from './illustrated-group';
import { LinesStep } from './lines-step';
import { Results } from './results';
import { WidthStep } from './width-step';

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
