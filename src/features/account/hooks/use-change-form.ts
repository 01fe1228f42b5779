import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import type { ChangeResult } from '../api/change-account';

/** Reasons why a form was not saved although no field is at fault. */
export type ChangeProblem = Exclude<ChangeResult, { status: 'changed' | 'rejected' }>;

export interface ChangeFormOptions<Values extends FieldValues> {
  change: (values: Values) => Promise<ChangeResult>;
  onChanged: () => void;
  /** Reports whether there is unsaved input. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** Sends a form of the account's details. Keeps the input after every failure. */
export function useChangeForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { change, onChanged, onDirtyChange }: ChangeFormOptions<Values>,
) {
  const [problem, setProblem] = useState<ChangeProblem>();
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const [saving, send] = useSubmitting(async (values: Values) => {
    setProblem(undefined);
    const result = await change(values);
    if (result.status === 'changed') return onChanged();
    if (result.status !== 'rejected') return setProblem(result);
    const { field, message } = result;
    form.setError(field as Path<Values>, { message }, { shouldFocus: true });
  });
  const submit = form.handleSubmit((values) => (saving ? undefined : send(values)));
  return { saving, problem, submit };
}
