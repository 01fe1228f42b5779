import { prescriptionSubmissionPatientFirstNameMax } from '@generated/prescriptions/prescriptions.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { usePendingUpload } from '@/lib/uploads/use-pending-upload';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field-error';
import { PersonFields } from '@/ui/fields/person-fields';
import { RadioGroup, type RadioOption } from '@/ui/fields/radio-group';
import type { StepItem } from '../api/step-item';
import type { SubmitResult } from '../api/submit-item';
import { EMPTY_DRAFT, type ItemDraft, type PrescriptionMethod } from '../forms/item-draft';
import { isWrongValue, PATIENT_FIELDS } from '../forms/item-schema';
import { type ItemFormOptions, useItemForm } from '../hooks/use-item-form';
import { useItemMessages } from '../hooks/use-item-messages';
import type { PrescriptionStepSlots } from '../slots';
import { MethodFields } from './method-fields';
import { SubmitFailure, type SubmitProblem } from './submit-failure';

export interface ItemFormProps extends ItemFormOptions, Omit<ItemFormButtonsProps, 'isWaiting'> {
  item: StepItem;
  /** `encOrderMemberId`. */
  link: string | undefined;
  /** The prescription of the first item could not be copied to this one. */
  copyFailed: boolean;
  slots: PrescriptionStepSlots;
  onSubmit: (draft: ItemDraft) => Promise<SubmitResult>;
}

/** Renders the form of an item (003 §2.1, §5). Every failure preserves the input. */
export function ItemForm(props: ItemFormProps) {
  const { item, usesAccount, needsConfirmation, busy, slots, onSubmit, onSkip, onCancel } = props;
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const { form, onUpload } = useItemForm(item, props);
  const [problem, setProblem] = useState<SubmitProblem | undefined>(props.copyFailed ? 'failed' : undefined);
  const [element, focusInvalid] = useFocusInvalid();
  const uploads = usePendingUpload();
  const { errors } = form.formState;
  const isIncomplete = Object.values(errors).some(({ message }) => !isWrongValue(message));
  const method = form.watch('method') ?? '';

  const reject = () => {
    setProblem('incomplete');
    focusInvalid();
  };

  const send = async (values: ItemDraft) => {
    const draft = { ...EMPTY_DRAFT, ...values };
    setProblem(undefined);
    const result = await onSubmit(draft);
    if (result.status === 'failed') setProblem('failed');
    if (result.status !== 'rejected') return;
    const [field, message] = result.rejection;
    form.setError(field, { message });
    reject();
  };

  /**
   * Submits after the upload. A failed or canceled one may leave an older file, which the shopper wanted to replace: it is not
   * sent.
   */
  const sendOnceUploaded = async () => {
    form.clearErrors('file');
    setProblem(undefined);
    if (await uploads.wait()) await form.handleSubmit(send, reject)();
  };
  /** Rejects the form at once, unless only the file of a running upload is missing. */
  const rejectUnlessUploading = (invalid: object) => {
    if (Object.keys(invalid).join() === 'file') return sendOnceUploaded();
    form.clearErrors('file');
    return reject();
  };

  const submit = (event: FormEvent) => {
    // In React, the forms of dialogs are inside this one.
    if (event.target !== event.currentTarget) return;
    const submission = uploads.isPending()
      ? form.handleSubmit(sendOnceUploaded, rejectUnlessUploading)
      : form.handleSubmit(send, reject);
    void submission(event);
  };

  return (
    <FormProvider {...form}>
      <form
        method="post"
        ref={element}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-7 noscript:hidden"
      >
        {/* Not for what is merely wrong, which its field says, and no longer once the last field is corrected. */}
        <SubmitFailure problem={problem === 'incomplete' && !isIncomplete ? undefined : problem} />
        <MethodChoice
          value={method}
          usesAccount={usesAccount}
          error={messageFor(errors.method?.message)}
          onChange={(value) => {
            form.setValue('method', value, { shouldDirty: true });
            form.clearErrors(['method', 'doctor', 'file', 'saved']);
          }}
        />
        <MethodFields
          item={item}
          link={props.link}
          slots={slots}
          onUpload={(upload) => {
            uploads.onUpload(upload);
            onUpload(upload);
          }}
        />
        {item.kind === 'contact' ? <PatientFields /> : null}
        {needsConfirmation ? (
          <div className="grid grid-cols-1 gap-1">
            {usesAccount && method !== 'saved' ? (
              <Checkbox {...form.register('saveToAccount')} label={t`Save this prescription to my account`} />
            ) : null}
            <Checkbox
              {...form.register('confirmed')}
              label={t`I confirm that this information is valid`}
              error={messageFor(errors.confirmed?.message)}
            />
          </div>
        ) : null}
        <ItemFormButtons {...{ busy, onSkip, onCancel }} isWaiting={uploads.isWaiting} />
      </form>
    </FormProvider>
  );
}

/** Controls that are invalid, in the order of the document; some are no inputs. */
const INVALID = '[aria-invalid="true"], [data-invalid-control]';

/** @returns the ref of the form, and a function by which its first invalid control takes the focus. */
function useFocusInvalid(): [form: RefObject<HTMLFormElement | null>, focusInvalid: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  // The errors are rendered some time after the rejection.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>(INVALID);
    if (!isDue.current || !invalid) return;
    isDue.current = false;
    invalid.focus();
  });
  const focusInvalid = () => {
    isDue.current = true;
  };
  return [form, focusInvalid];
}

interface MethodChoiceProps {
  value: PrescriptionMethod | '';
  onChange: (method: PrescriptionMethod) => void;
  error: string | undefined;
  /** True for a member's order, so that its saved prescriptions can be used. */
  usesAccount: boolean;
}

/** Asks for the method: the two modes of the specification, and a saved prescription for members (003 §2.1). */
function MethodChoice({ value, onChange, error, usesAccount }: MethodChoiceProps) {
  const { t } = useLingui();
  const saved: RadioOption = {
    value: 'saved',
    label: t`Use a saved prescription`,
    description: t`One from your account`,
  };
  const options: RadioOption[] = [
    ...(usesAccount ? [saved] : []),
    {
      value: 'uploadPrescription',
      label: t`Upload your prescription`,
      description: t`A photo, a scan or a PDF, up to 10 MB`,
    },
    {
      value: 'callDoctor',
      label: t`Call my doctor`,
      description: t`We ask your eye doctor for your prescription`,
    },
  ];
  return (
    <RadioGroup
      variant="cards"
      legend={t`How would you like to send your prescription?`}
      options={options}
      value={value}
      onChange={(method) => onChange(method as PrescriptionMethod)}
      error={error}
    />
  );
}

/** The picker opens 16 years ago (003 §3, §9). */
const PICKER_YEARS_BACK = 16;

/** Asks for the patient of contact lenses: names without digits and a date of birth (003 §5). */
function PatientFields() {
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const id = useId();
  const { errors } = useFormContext<ItemDraft>().formState;
  // Wrong values have texts at their fields.
  const isMissing = PATIENT_FIELDS.some((name) => errors[name] && !isWrongValue(errors[name]?.message));
  const person = usePersonFields<ItemDraft>({
    fields: { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate' },
    maxNameLength: prescriptionSubmissionPatientFirstNameMax,
    pickerYearsBack: PICKER_YEARS_BACK,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });

  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined} className="grid grid-cols-1 gap-5">
      <legend className="float-left w-full font-medium text-lg">
        <Trans>Patient</Trans>
      </legend>
      <FieldError id={`${id}-error`}>
        {isMissing ? <Trans>You need to add the missing information</Trans> : null}
      </FieldError>
      <PersonFields {...person} />
    </fieldset>
  );
}

interface ItemFormButtonsProps {
  busy: boolean;
  /** It is submitted once the file is sent. */
  isWaiting: boolean;
  /** Skips the item; undefined where nothing can be skipped. */
  onSkip: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** Sends the form of an item, or leaves it. */
function ItemFormButtons({ busy, isWaiting, onSkip, onCancel }: ItemFormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        size="lg"
        busy={busy || isWaiting}
        busyLabel={isWaiting ? t`Waiting for your file, then saving` : t`Saving your prescription`}
      >
        <Trans>Save prescription</Trans>
      </Button>
      {onSkip ? (
        <LeaveButton busy={busy} onClick={onSkip}>
          <Trans>Skip for now</Trans>
        </LeaveButton>
      ) : null}
      {onCancel ? (
        <LeaveButton busy={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </LeaveButton>
      ) : null}
      {isWaiting ? (
        <p aria-hidden="true" className="field-note w-full">
          <Trans>Waiting for your file, then saving</Trans>
        </p>
      ) : null}
    </div>
  );
}

interface LeaveButtonProps {
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function LeaveButton({ busy, ...button }: LeaveButtonProps) {
  return (
    <Button
      {...button}
      variant="secondary"
      size="lg"
      aria-disabled={busy || undefined}
      className="max-sm:w-full"
    />
  );
}
