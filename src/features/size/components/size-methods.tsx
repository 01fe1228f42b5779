import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type MeasureError, readMeasure } from '@/domain/size/size-limits';
import { readTextField } from '@/lib/forms/read-text-field';
import { Button } from '@/ui/actions/button';
import { Tabs } from '@/ui/disclosure/tabs';
import { TextField } from '@/ui/fields/text-field';
import { useMeasureErrors } from '../hooks/use-measure-errors';
import type { FoundSize } from '../state/found-size';
import { FrameForm } from './frame-form';
import { NumbersForm } from './numbers-form';

/** Shows the three methods to find the total width that fits: a pair's numbers, a frame of ours, a measured width. */
export function SizeMethods({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Ways to find your size`}
      className="mt-3"
      tabs={[
        { value: 'numbers', label: t`Numbers inside`, panel: <NumbersForm onFound={onFound} /> },
        { value: 'frame', label: t`A frame of ours`, panel: <FrameForm onFound={onFound} /> },
        { value: 'width', label: t`Width`, panel: <WidthForm onFound={onFound} /> },
      ]}
    />
  );
}

/** Finds the size by a measured total width. */
function WidthForm({ onFound }: { onFound: (found: FoundSize) => void }) {
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
