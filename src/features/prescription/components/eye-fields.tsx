import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId } from 'react';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { ADD_CHOICES, AMOUNT_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters, withDecimalMark } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { FieldError } from '@/ui/fields/field-error';
import { TextField } from '@/ui/fields/text-field';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { hasCylinder, type PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';
import { ValueSelect } from './value-select';

/**
 * Renders one line of the paper: SPH, CYL, AXIS and ADD of an eye. Two columns on a phone, one with very large text. Each field is a separate component,
 * so that they register, and are focused on errors, in reading order.
 */
export function EyeFields({ eye }: { eye: Eye }) {
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full font-semibold">
        {eye === 'right' ? <Trans>Right eye</Trans> : <Trans>Left eye</Trans>}{' '}
        <span className="font-normal text-ink-soft">{eye === 'right' ? 'OD' : 'OS'}</span>
      </legend>
      <div className="clear-both grid grid-cols-2 items-start gap-x-3 gap-y-4 max-[18rem]:grid-cols-1 @xl:grid-cols-[1fr_1fr_5rem_7rem]">
        <div className="col-span-2 max-[18rem]:col-span-1 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="sphere" />
        </div>
        <div className="col-span-2 max-[18rem]:col-span-1 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="cylinder" />
        </div>
        <AxisField eye={eye} />
        <AddField eye={eye} />
      </div>
    </fieldset>
  );
}

/** Asks for the axis, which belongs to a cylinder: it can be entered with one only. */
function AxisField({ eye }: { eye: Eye }) {
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

const ADDITIONS = ADD_CHOICES.map((add) => add.toFixed(2));

/** Asks for the addition. Most papers have it once, so the first choice applies to both eyes. */
function AddField({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const chooseForBoth = (event: ChangeEvent<HTMLSelectElement>) => {
    const otherField = eye === 'right' ? 'left.add' : 'right.add';
    if (form.getValues(otherField) !== '' || event.target.value === '') return;
    form.setValue(otherField, event.target.value, { shouldDirty: true });
    announce(t`The same ADD is chosen for the other eye.`);
  };
  return (
    <ValueSelect
      {...form.register(`${eye}.add`, { onChange: chooseForBoth })}
      label={<span aria-hidden="true">ADD</span>}
      aria-label={t`ADD, ${eyeName}`}
      options={ADDITIONS.map((add) => ({ value: add, label: `+${withDecimalMark(add, languageTag)}` }))}
      error={messageFor(form.formState.errors[eye]?.add?.message)}
    />
  );
}

const AMOUNTS = AMOUNT_CHOICES.map((amount) => amount.toFixed(2));

interface PowerFieldProps {
  eye: Eye;
  power: 'sphere' | 'cylinder';
}

/** Asks for a sphere or cylinder. The sign, which is mistaken most often, is a separate choice beside the amount. */
function PowerField({ eye, power }: PowerFieldProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const errorId = useId();
  const form = useFormContext<PrescriptionEntry>();
  const sign = useWatch({ control: form.control, name: `${eye}.${power}Sign` });
  const errors = form.formState.errors[eye];
  const signError = messageFor(errors?.[`${power}Sign`]?.message);
  const amountError = messageFor(errors?.[power]?.message);
  const short = power === 'sphere' ? 'SPH' : 'CYL';
  return (
    <div className="field">
      <span aria-hidden="true" className="field-label">
        {short}
      </span>
      <div className="flex flex-wrap gap-1.5">
        <SignChoice
          {...form.register(`${eye}.${power}Sign`)}
          legend={t`${short}, plus or minus, ${eyeName}`}
          errorId={signError && errorId}
        />
        <div className="relative min-w-20 flex-1">
          <select
            {...form.register(`${eye}.${power}`)}
            aria-label={t`${short}, ${eyeName}`}
            aria-invalid={amountError ? true : undefined}
            aria-describedby={amountError && errorId}
            className="control pr-7 pl-3"
          >
            <option value="" aria-label={t`Not chosen`}>
              {'–'}
            </option>
            {AMOUNTS.map((amount) => (
              <option
                key={amount}
                value={amount}
                // Read in one go: the sign is mistaken most often.
                aria-label={sign ? formatDiopters(Number(sign + amount), languageTag) : undefined}
              >
                {withDecimalMark(amount, languageTag)}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} className="pointer-events-none absolute inset-y-0 right-2.5 my-auto" />
        </div>
      </div>
      <FieldError id={errorId}>{amountError ?? signError}</FieldError>
    </div>
  );
}

interface SignChoiceProps extends UseFormRegisterReturn {
  /** Accessible name of the group. */
  legend: string;
  errorId: string | undefined;
}

/** Minus or plus. Two radios that look like one switch. */
function SignChoice({ legend, errorId, ...field }: SignChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex" aria-label={legend}>
      <Sign {...field} value="-" label={t`Minus`} errorId={errorId} className="rounded-l-md" />
      <Sign {...field} value="+" label={t`Plus`} errorId={errorId} className="-ml-px rounded-r-md" />
    </fieldset>
  );
}

interface SignProps extends UseFormRegisterReturn {
  value: '-' | '+';
  label: string;
  errorId: string | undefined;
  className: string;
}

function Sign({ value, label, errorId, className, ...field }: SignProps) {
  return (
    <label
      className={`sign relative grid min-h-12 w-11 cursor-pointer place-items-center border border-line-strong bg-paper font-medium text-lg has-[[aria-invalid]]:border-error has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${className}`}
    >
      <input
        {...field}
        // React Hook Form would read an unchecked group as null, so that the form could never be submitted.
        onBlur={undefined}
        type="radio"
        value={value}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span aria-hidden="true">{value === '-' ? '−' : '+'}</span>
    </label>
  );
}
