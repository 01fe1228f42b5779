import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { birthDateRange } from '../dates/birth-date-range';
import { useDateField } from '../dates/use-date-field';

interface PersonFieldsOptions<Values extends FieldValues> {
  /** Fields of the form. */
  fields: Record<'firstName' | 'lastName' | 'birthDate', FieldPath<Values>>;
  /** Longest name of the commerce API. */
  maxNameLength: number;
  /** The age at which the date picker opens, in years. */
  pickerYearsBack: number;
  /** True if the date of birth may be today (001 §5). */
  allowsToday?: boolean;
  /** Says how a date of birth is written. Of the form: messages of src/lib are in every page, where no birth date may be. */
  birthDateHint: string;
  /** Returns the text for an error of the form's schema, because each form has separate messages. */
  messageFor: (error: string | undefined) => string | undefined;
}

const withoutDigits = (text: string) => text.replace(/\p{Nd}/gu, '');

/**
 * Manages the person of a form: names without digits (002 §5, 003 §5) and a date of birth as MM/DD/YYYY. Inside FormProvider.
 *
 * @returns props of PersonFields
 */
export function usePersonFields<Values extends FieldValues>(options: PersonFieldsOptions<Values>) {
  const { fields, maxNameLength, pickerYearsBack, allowsToday, birthDateHint, messageFor } = options;
  const { t } = useLingui();
  const { register, formState, getFieldState } = useFormContext<Values>();
  const dateField = useDateField();
  /** The name whose digits were left out last: typed ones do not enter the field, which then has to say so. */
  const [droppedIn, setDroppedIn] = useState<FieldPath<Values>>();
  const digitsHint = t`Digits are left out of names.`;
  const errorOf = (field: FieldPath<Values>) => messageFor(getFieldState(field, formState).error?.message);

  const nameField = (field: FieldPath<Values>) => {
    return {
      ...register(field),
      maxLength: maxNameLength,
      hint: droppedIn === field ? digitsHint : undefined,
      error: errorOf(field),
      rewrite: ({ typed, caret }: { typed: string; caret: number }) => {
        const text = withoutDigits(typed);
        setDroppedIn(text === typed ? undefined : field);
        return { text, caret: withoutDigits(typed.slice(0, caret)).length };
      },
    };
  };

  return {
    firstName: { ...nameField(fields.firstName), label: t`First name` },
    lastName: { ...nameField(fields.lastName), label: t`Last name` },
    birthDate: {
      ...register(fields.birthDate),
      ...dateField,
      ...birthDateRange(pickerYearsBack, allowsToday),
      label: t`Date of birth`,
      hint: birthDateHint,
      error: errorOf(fields.birthDate),
    },
    notice: droppedIn === undefined ? undefined : digitsHint,
  };
}
