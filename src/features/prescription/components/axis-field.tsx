import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Eye } from '@/domain/prescription/eye';
import { TextField } from '@/ui/fields/text-field';
import { hasCylinder, type PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';

/** Asks for the axis, which belongs to a cylinder: it can be entered with one only. */
export function AxisField({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const cylinder = useWatch({ control: form.control, name: `${eye}.cylinder` });
  return (
    <TextField
      {...form.register(`${eye}.axis`)}
      label={<span aria-hidden="true">{t`AXIS`}</span>}
      aria-label={t`AXIS, ${eyeName}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="1–180"
      // The attribute alone: a field that is disabled in the form would lose its value.
      disabled={!hasCylinder({ cylinder })}
      error={messageFor(form.formState.errors[eye]?.axis?.message)}
    />
  );
}
