import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type FaceLines, type FaceShape, faceShapeByLines } from '@/domain/advisor/face-shape';
import { FaceDrawing } from '../../components/face-drawing';
import { useFaceNames } from '../../hooks/use-face-names';
import { useLineQuestions } from '../hooks/use-line-questions';
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
