import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { type CalendarDate, toCalendarDate } from '@/domain/dates/calendar-date';
import type { Prescription } from '@/domain/prescription/prescription';
import { serverNow } from '@/lib/dates/server-time';
import { useDateField } from '@/lib/dates/use-date-field';
import { announce } from '@/lib/navigation/announcer';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { DateField } from '@/ui/fields/date-field';
import { entrySchema } from '../forms/entry-schema';
import { type PrescriptionEntry, parseDraft, toEntry } from '../forms/prescription-entry';
import { rejectedField } from '../forms/rejected-field';
import { useEntryMessages } from '../hooks/use-entry-messages';
import type { FrameSize } from '../rules/unusual-values';
import { DistanceFields } from './distance-fields';
import { EyeFields } from './eye-fields';
import { PaperHelp } from './paper-help';
import { PrescriptionCheck } from './prescription-check';
import { PrismFields } from './prism-fields';

export interface PrescriptionFormProps {
  /** A button elsewhere submits the form with `form={formId}`. */
  formId: string;
  /** Values to begin with, also incomplete ones of the listing's filter. */
  initial?: Prescription | undefined;
  /** True if the lenses need an addition: progressive, bifocal. */
  needsAdd: boolean;
  /** The frame, for a note when the pupils are far from the middle of its lenses. */
  frame?: FrameSize | undefined;
  /** Called with each change; opaque JSON. Never store it longer than the session. */
  onDraft?: ((draft: unknown) => void) | undefined;
  /** A draft to restore; replaces `initial`. */
  draft?: unknown;
  /** Called after the values were entered (`enter`) and while they are read back (`check`). */
  onStage?: ((stage: 'enter' | 'check') => void) | undefined;
  /** A value that the API rejected, by its name there; a new object for each rejection. */
  rejected?: { readonly name: string } | undefined;
  /** Returns whether something outside of the form is wrong: the form then checks the values, but does not read them back. */
  isBlocked?: (() => boolean) | undefined;
  /** Called by the second submission, once the shopper has seen the values read back. */
  onSubmit: (prescription: Prescription) => void;
}

/**
 * Asks for all values of an eyeglass prescription, as on the paper. The first submission reads them back in words and asks
 * about unusual ones; the second accepts them.
 */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { formId, initial, needsAdd, frame, onDraft, draft, rejected, onStage, isBlocked, onSubmit } = props;
  const { t } = useLingui();
  const [today] = useState(() => toCalendarDate(serverNow()));
  const [checked, setChecked] = useState<Prescription>();
  const form = useForm<PrescriptionEntry, unknown, Prescription>({
    resolver: zodResolver(entrySchema({ needsAdd, today })),
    defaultValues: parseDraft(draft) ?? toEntry(initial),
  });

  const saveDraft = useLatest(onDraft);
  const enter = useEffectEvent(() => onStage?.('enter'));
  // It may replace a form whose values were being read back.
  useEffect(() => enter(), []);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft.current?.(values) }),
    [subscribe],
  );

  const check = (prescription: Prescription | undefined) => {
    setChecked(prescription);
    onStage?.(prescription ? 'check' : 'enter');
  };
  const submit = form.handleSubmit((prescription) => {
    if (isBlocked?.()) return;
    if (checked) onSubmit(checked);
    else check(prescription);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rejection
  useEffect(() => {
    const found = rejected && rejectedField(rejected.name, form.getValues());
    if (!found) return;
    check(undefined);
    form.setError(found.field, { message: found.error });
    // Waits until the fields are visible again.
    requestAnimationFrame(() => form.setFocus(found.field));
  }, [rejected]);
  const changeValues = () => {
    check(undefined);
    // Waits until the fields are visible again.
    requestAnimationFrame(() => form.setFocus('right.sphere'));
  };
  const copyRightEye = () => {
    const { sphereSign, sphere, cylinderSign, cylinder, axis, add } = form.getValues('right');
    const copied = { sphereSign, sphere, cylinderSign, cylinder, axis, add };
    for (const [field, value] of Object.entries(copied)) {
      form.setValue(`left.${field as keyof typeof copied}`, value, { shouldDirty: true });
    }
    if (form.formState.isSubmitted) void form.trigger('left');
    announce(t`The values of the right eye are copied to the left eye.`);
  };

  return (
    <FormProvider {...form}>
      <form method="post" id={formId} onSubmit={submit} noValidate autoComplete="off" className="@container">
        <div hidden={checked !== undefined} className="grid gap-5 [&[hidden]]:hidden">
          <PaperHelp />
          <EyeFields eye="right" />
          <div>
            <Button variant="link" className="text-sm" onClick={copyRightEye}>
              <Trans>Same values for the left eye</Trans>
            </Button>
          </div>
          <EyeFields eye="left" />
          <PrismFields />
          <DistanceFields needsAdd={needsAdd} />
          <IssueDateField today={today} />
        </div>
        {checked ? (
          <PrescriptionCheck
            prescription={checked}
            {...{ today, frame }}
            onChange={changeValues}
            onUseMinusForm={(minusForm) => {
              form.reset(toEntry(minusForm));
              check(minusForm);
            }}
          />
        ) : null}
      </form>
    </FormProvider>
  );
}

/** Asks for the date on the paper. A separate component, so that it registers, and is focused, after the values. */
function IssueDateField({ today }: { today: CalendarDate }) {
  const { t } = useLingui();
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  return (
    <DateField
      {...form.register('issueDate')}
      {...useDateField()}
      label={t`Date of the prescription`}
      hint={t`MM/DD/YYYY, as written on your paper`}
      maxDate={today}
      className="sm:max-w-80"
      error={messageFor(form.formState.errors.issueDate?.message)}
    />
  );
}
