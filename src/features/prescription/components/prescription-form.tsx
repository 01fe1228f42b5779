import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { type CalendarDate, toCalendarDate } from '@/domain/dates/calendar-date';
import { PRISM_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import { EYES, type Eye } from '@/domain/prescription/eye';
import type { Prescription } from '@/domain/prescription/prescription';
import { serverNow } from '@/lib/dates/server-time';
import { useDateField } from '@/lib/dates/use-date-field';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { Accordion } from '@/ui/disclosure/accordion';
import { Checkbox } from '@/ui/fields/checkbox';
import { DateField } from '@/ui/fields/date-field';
import { entrySchema } from '../forms/entry-schema';
import { type PrescriptionEntry, parseDraft, toEntry } from '../forms/prescription-entry';
import { rejectedField } from '../forms/rejected-field';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';
import type { FrameSize } from '../rules/unusual-values';
import { DistanceFields } from './distance-fields';
import { EyeFields } from './eye-fields';
import { PrescriptionCheck } from './prescription-check';
import { ValueSelect } from './value-select';

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

/** Explains where to find each value on the paper. */
function PaperHelp() {
  return (
    <Accordion title={<Trans>Where do I find these values?</Trans>}>
      <dl className="grid gap-x-4 gap-y-2 text-sm @sm:grid-cols-[auto_1fr] [&>dt]:font-medium [&>dt]:text-ink">
        <dt>OD, OS</dt>
        <dd>
          <Trans>Your right eye and your left eye. Some papers say R and L.</Trans>
        </dd>
        <dt>SPH</dt>
        <dd>
          <Trans>Sphere: near-sighted with a minus, far-sighted with a plus. Plano or PL means 0.00.</Trans>
        </dd>
        <dt>
          CYL, <Trans>AXIS</Trans>
        </dt>
        <dd>
          <Trans>
            Astigmatism and its direction. If the boxes are empty, or say DS or SPH (sphere only), leave them
            empty here too.
          </Trans>
        </dd>
        <dt>ADD</dt>
        <dd>
          <Trans>Extra power for reading, often written once for both eyes. Also called near addition.</Trans>
        </dd>
        <dt>PD</dt>
        <dd>
          <Trans>
            The distance between your pupils in millimeters. Of two small numbers, such as 32/31, the first is
            for the right eye. Of two large ones, such as 63/60, take the first: the second is for reading. If
            it is not on the paper, ask the office where your eyes were examined, or have it measured in a
            store.
          </Trans>
        </dd>
        <dt>
          <Trans>Prism</Trans>
        </dt>
        <dd>
          <Trans>A number with BI, BO, BU or BD, or with a triangle. Most papers have none.</Trans>
        </dd>
        <dt>
          <Trans>BAL, slab-off, vertex</Trans>
        </dt>
        <dd>
          <Trans>
            A balance lens, a slab-off or a vertex distance has no field here. Send us a picture of the paper
            instead, or let us call your doctor.
          </Trans>
        </dd>
      </dl>
    </Accordion>
  );
}

const AMOUNTS = PRISM_CHOICES.map((amount) => amount.toFixed(2));

/** Asks for prism, which few papers have, behind a checkbox. */
function PrismFields() {
  const { t } = useLingui();
  const form = useFormContext<PrescriptionEntry>();
  const prism = useWatch({ control: form.control, name: 'prism' });
  return (
    <div>
      <Checkbox {...form.register('prism')} label={t`My prescription has prism`} />
      {prism ? EYES.map((eye) => <EyePrismFields key={eye} eye={eye} />) : null}
    </div>
  );
}

function EyePrismFields({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const amounts = AMOUNTS.map((value) => ({ value, label: withDecimalMark(value, languageTag) }));
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const errors = form.formState.errors[eye];
  return (
    <fieldset className="mt-3 not-first-of-type:mt-6">
      <legend className="field-label mb-1.5">{t`Prism, ${eyeName}`}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 max-[18rem]:grid-cols-1 @xl:grid-cols-4">
        <ValueSelect
          {...form.register(`${eye}.horizontalPrism`)}
          label={t`Horizontal`}
          options={amounts}
          error={messageFor(errors?.horizontalPrism?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.horizontalBase`)}
          label={t`Base`}
          options={[
            { value: 'in', label: t`In (BI)` },
            { value: 'out', label: t`Out (BO)` },
          ]}
          error={messageFor(errors?.horizontalBase?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.verticalPrism`)}
          label={t`Vertical`}
          options={amounts}
          error={messageFor(errors?.verticalPrism?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.verticalBase`)}
          label={t`Base`}
          options={[
            { value: 'up', label: t`Up (BU)` },
            { value: 'down', label: t`Down (BD)` },
          ]}
          error={messageFor(errors?.verticalBase?.message)}
        />
      </div>
    </fieldset>
  );
}
