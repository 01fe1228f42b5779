import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type FaceLines, type FaceShape, faceShapeByLines } from '@/domain/advisor/face-shape';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceNames } from '../../hooks/use-face-names';
import { IllustratedGroup } from './illustrated-group';

export interface LinesStepProps {
  /** Id of the form, whose button is in the dialog's footer. */
  formId: string;
  onFound: (faceShape: FaceShape) => void;
}

/** Finds the face shape by three questions. */
export function LinesStep({ formId, onFound }: LinesStepProps) {
  const { t } = useLingui();
  const names = useFaceNames();
  const questions = useLineQuestions();
  const [lines, setLines] = useState<Partial<FaceLines>>({});
  const [isChecked, setChecked] = useState(false);
  const firstRadios = useRef<Partial<Record<keyof FaceLines, HTMLInputElement | null>>>({});
  const complete = isComplete(lines) ? lines : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) return onFound(faceShapeByLines(complete));
    setChecked(true);
    const missing = questions.find(({ name }) => lines[name] === undefined);
    if (missing) firstRadios.current[missing.name]?.focus();
  };

  return (
    <form method="post" id={formId} noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-ink-soft">
        <Trans>All you need is a mirror. Pull your hair back and look straight into it.</Trans>
      </p>
      {questions.map(({ name, legend, options }) => (
        <IllustratedGroup
          key={name}
          ref={(radio) => {
            firstRadios.current[name] = radio;
          }}
          legend={legend}
          rowsOnPhone
          value={lines[name]}
          onChange={(value) => setLines((previous) => ({ ...previous, [name]: value }))}
          error={isChecked && lines[name] === undefined ? t`Choose one of these.` : undefined}
          options={options.map(({ face, ...option }) => ({
            ...option,
            drawing: <FaceDrawing shape={face} className="h-20 w-auto max-sm:h-16" />,
          }))}
        />
      ))}
      <p role="status" className="min-h-6 font-medium">
        {complete ? <Trans>Your face shape: {names[faceShapeByLines(complete)]}</Trans> : null}
      </p>
    </form>
  );
}

function isComplete(lines: Partial<FaceLines>): lines is FaceLines {
  return lines.length !== undefined && lines.widest !== undefined && lines.chin !== undefined;
}

/** A question about the lines of the face; each option has a face as its drawing. */
interface LineQuestion {
  name: keyof FaceLines;
  legend: string;
  options: { value: string; label: string; face: FaceShape }[];
}

/** Returns the questions by which a shopper finds the face shape in a mirror. */
function useLineQuestions(): LineQuestion[] {
  const { t } = useLingui();
  return [
    {
      name: 'length',
      legend: t`How long is your face, compared with its width?`,
      options: [
        { value: 'equal', label: t`About as long as wide`, face: 'round' },
        { value: 'longer', label: t`A little longer`, face: 'oval' },
        { value: 'much-longer', label: t`Much longer`, face: 'oblong' },
      ],
    },
    {
      name: 'widest',
      legend: t`Where is it widest?`,
      options: [
        { value: 'forehead', label: t`At the forehead`, face: 'heart' },
        { value: 'cheekbones', label: t`At the cheekbones`, face: 'diamond' },
        { value: 'jaw', label: t`At the jaw`, face: 'triangle' },
        { value: 'even', label: t`The same everywhere`, face: 'square' },
      ],
    },
    {
      name: 'chin',
      legend: t`How is your chin?`,
      options: [
        { value: 'rounded', label: t`Rounded`, face: 'round' },
        { value: 'angular', label: t`Angular`, face: 'square' },
        { value: 'pointed', label: t`Pointed`, face: 'heart' },
      ],
    },
  ];
}
