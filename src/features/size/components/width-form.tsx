import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type MeasureError, readMeasure } from '@/domain/size/size-limits';
import { readTextField } from '@/lib/forms/read-text-field';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { useMeasureErrors } from '../hooks/use-measure-errors';
import type { FoundSize } from '../state/found-size';

/** Finds the size by a measured total width. */
export function WidthForm({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  const errorMessage = useMeasureErrors();
  const [error, setError] = useState<MeasureError>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'totalWidth');
    const width = readMeasure('totalWidth', text);
    if (typeof width === 'number') return onFound({ width, source: { kind: 'width' } });
    setError(width);
    field.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>
          Measure glasses that fit you well, straight across the front from hinge to hinge. The width of your
          face at the temples works too.
        </Trans>
      </p>
      <TextField
        name="totalWidth"
        label={t`Total width in millimeters`}
        error={error && errorMessage('totalWidth', error)}
        placeholder="134"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        required
        className="max-w-60"
      />
      <Button type="submit" className="justify-self-start">
        <Trans>Use this width</Trans>
      </Button>
    </form>
  );
}
