import { Trans, useLingui } from '@lingui/react/macro';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { measuredPd } from '@/lib/size/measured-pd';
import { Button } from '@/ui/actions/button';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceMarks, useFaceNames } from '../../hooks/use-face-names';
import type { AdvisorStep } from '../rules/steps';
import type { AdvisorSlots } from '../slots';
import type { Choices } from '../state/use-choices';
import { IllustratedGroup } from './illustrated-group';
import { LinesStep } from './lines-step';
import { Results } from './results';
import { StyleStep } from './style-step';
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
