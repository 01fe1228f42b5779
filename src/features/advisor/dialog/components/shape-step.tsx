import { Trans, useLingui } from '@lingui/react/macro';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { Button } from '@/ui/actions/button';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceMarks, useFaceNames } from '../../hooks/use-face-names';
import { IllustratedGroup } from './illustrated-group';

export interface ShapeStepProps {
  faceShape: FaceShape | undefined;
  onChange: (faceShape: FaceShape) => void;
  /** Called when the shopper would like to be guided. */
  onUnsure: () => void;
}

/** Asks for the face shape by its drawing. */
export function ShapeStep({ faceShape, onChange, onUnsure }: ShapeStepProps) {
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
