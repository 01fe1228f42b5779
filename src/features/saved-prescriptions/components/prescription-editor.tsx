import {
  accountPrescriptionDoctorMax,
  accountPrescriptionFirstNameMax,
  accountPrescriptionPrescriptionNameMax,
} from '@generated/prescriptions/prescriptions.limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Prescription } from '@/domain/prescription/prescription';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { fieldMessages } from '@/lib/forms/field-messages';
import { announce } from '@/lib/navigation/announcer';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { useCurrentProblem } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { TextField } from '@/ui/fields/text-field';
import { type SaveResult, savePrescription } from '../api/save-prescription';
import { type DetailsError, type DetailsValues, detailsSchema } from '../forms/details-schema';
import { type IssuedPrescription, toAccountPrescription } from '../rules/account-prescription';

/** Props of the form for the values, which another feature renders. */
export interface ValuesFormProps {
  /** The editor's button submits the form by this id. */
  formId: string;
  initial: Prescription | undefined;
  needsAdd: boolean;
  onDraft: () => void;
  rejected: { readonly name: string } | undefined;
  onStage: (stage: 'enter' | 'check') => void;
  /** Returns whether the texts beside the values are wrong. */
  isBlocked: () => boolean;
  onSubmit: (prescription: Prescription) => void;
}

export interface EditorSlots {
  renderValuesForm: (props: ValuesFormProps) => ReactNode;
  /** Signs in without leaving the page, so that the input stays. */
  renderSignIn: (props: { onClose: () => void; onSignedIn: () => Promise<unknown> }) => ReactNode;
}

export interface PrescriptionEditorProps extends EditorSlots {
  /** Undefined for a new one. */
  saved: SavedPrescriptionView | undefined;
  /** The member's name, for a new prescription. */
  member: { firstName: string; lastName: string };
  onSaved: (id: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Edits a new or existing prescription of the account. Keeps the input until it is saved. */
export function PrescriptionEditor(props: PrescriptionEditorProps) {
  const { saved, member, onSaved, onCancel, renderValuesForm, renderSignIn } = props;
  const site = useSite();
  const { t } = useLingui();
  const valuesFormId = useId();
  const [stage, setStage] = useState<'enter' | 'check'>('enter');
  const [result, setResult] = useState<SaveResult>();
  const [isSaving, setSaving] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const [valuesChanged, setValuesChanged] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const details = useForm<DetailsValues>({
    resolver: zodResolver(detailsSchema),
    defaultValues: {
      name: saved?.name ?? '',
      firstName: saved?.firstName ?? member.firstName,
      lastName: saved?.lastName ?? member.lastName,
      doctor: saved?.doctor?.name ?? '',
    },
  });
  const release = useUnsavedInput(valuesChanged || details.formState.isDirty);

  const save = (values: Prescription) =>
    details.handleSubmit(async (texts) => {
      if (isSaving) return;
      setSaving(true);
      setResult(undefined);
      // The form requires the date.
      const body = toAccountPrescription(values as IssuedPrescription, texts, saved?.id);
      const nextResult = await savePrescription(site, body);
      setResult(nextResult);
      if (nextResult.status === 'signed-out') setSigningIn(true);
      if (nextResult.status === 'saved') {
        release();
        await onSaved(nextResult.id);
      }
      setSaving(false);
    })();
  const submitValues = () =>
    (document.getElementById(valuesFormId) as HTMLFormElement | null)?.requestSubmit();
  const submit = details.handleSubmit(submitValues, async () => {
    // Shows all that is wrong at once. The values focus their first fault in a task; the texts above them do so after it.
    submitValues();
    await new Promise((resolve) => setTimeout(resolve));
  });
  const rejected = useMemo(
    () => (result?.status === 'rejected' ? { name: result.field } : undefined),
    [result],
  );
  return (
    <div className="grid max-w-2xl gap-8">
      <form method="post" noValidate autoComplete="off" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <DetailsFields form={details} />
      </form>
      {renderValuesForm({
        formId: valuesFormId,
        initial: saved?.values,
        needsAdd: false,
        onDraft: () => setValuesChanged(true),
        rejected,
        onStage: (nextStage) => {
          if (nextStage === 'check') setResult(undefined);
          setStage(nextStage);
        },
        isBlocked: () =>
          (['name', 'firstName', 'lastName'] as const).some((name) => details.getFieldState(name).invalid),
        onSubmit: (values) => void save(values),
      })}
      <SaveProblem result={result} onSignIn={() => setSigningIn(true)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={saveButton}
          size="lg"
          busy={isSaving}
          busyLabel={t`Saving your prescription`}
          onClick={() => void submit()}
        >
          {stage === 'enter' ? <Trans>Check my values</Trans> : <Trans>Save the prescription</Trans>}
        </Button>
        <Button variant="link" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {isSigningIn
        ? renderSignIn({
            onClose: () => setSigningIn(false),
            onSignedIn: async () => {
              setSigningIn(false);
              setResult(undefined);
              announce(t`You are signed in. Now save your prescription.`);
              saveButton.current?.focus();
            },
          })
        : null}
    </div>
  );
}

interface SaveProblemProps {
  result: SaveResult | undefined;
  onSignIn: () => void;
}

/** Explains why a prescription was not saved, and what to do (003 §8). */
function SaveProblem({ result, onSignIn }: SaveProblemProps) {
  const current = useCurrentProblem(result?.status);
  return <ProblemAlert problem={current && problems(onSignIn)[current]} />;
}

const problems = (onSignIn: () => void): Partial<Record<SaveResult['status'], Problem>> => ({
  failed: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>Nothing you typed is lost.</Trans>,
  },
  rejected: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>A value was not accepted. Nothing you typed is lost.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>What you typed is still here. Sign in, then save again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: onSignIn },
  },
});

/** Asks for the name of the prescription, the wearer, and the doctor. */
function DetailsFields({ form }: { form: UseFormReturn<DetailsValues> }) {
  const { t } = useLingui();
  const messageFor = useDetailsMessages();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t`Name of this prescription`}
        hint={t`Such as Every day or Reading. Only you see it.`}
        maxLength={accountPrescriptionPrescriptionNameMax}
        autoComplete="off"
        error={messageFor(errors.name?.message)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstName')}
          label={t`First name`}
          hint={t`Of the person on the prescription`}
          maxLength={accountPrescriptionFirstNameMax}
          autoComplete="given-name"
          error={messageFor(errors.firstName?.message)}
        />
        <TextField
          {...form.register('lastName')}
          label={t`Last name`}
          hint={t`As on the prescription`}
          maxLength={accountPrescriptionFirstNameMax}
          autoComplete="family-name"
          error={messageFor(errors.lastName?.message)}
        />
      </div>
      <TextField
        {...form.register('doctor')}
        label={t`Doctor`}
        optionalLabel={t`optional`}
        maxLength={accountPrescriptionDoctorMax}
        autoComplete="off"
      />
    </>
  );
}

/** Returns the messages for errors in the names. */
function useDetailsMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<DetailsError, string> = {
    'name-missing': t`Give this prescription a name, such as Every day or Reading.`,
    'first-name-missing': t`Enter the first name of the person who wears the glasses.`,
    'last-name-missing': t`Enter the last name of the person who wears the glasses.`,
    'name-digits': t`A name has no digits.`,
  };
  return fieldMessages(messages);
}
