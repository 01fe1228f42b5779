import type { AdvisorStep } from '@/domain/advisor/steps';
import { measuredPd } from '@/lib/size/measured-pd';
import type { AdvisorSlots } from '../slots';
import type { Choices } from '../state/use-choices';
import { LinesStep } from './lines-step';
import { Results } from './results';
import { ShapeStep } from './shape-step';
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
