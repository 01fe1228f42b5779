import { DateField, type DateFieldProps } from './date-field';
import { TextField, type TextFieldProps } from './text-field';

export interface PersonFieldsProps {
  firstName: TextFieldProps;
  lastName: TextFieldProps;
  birthDate: DateFieldProps;
  /** Announcement about changes to the typed text. */
  notice?: string | undefined;
}

/** Asks for first and last name side by side, as the browser knows them, and the date of birth. */
export function PersonFields({ firstName, lastName, birthDate, notice }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...firstName} autoComplete="given-name" />
        <TextField {...lastName} autoComplete="family-name" />
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <DateField {...birthDate} autoComplete="bday" className="max-w-72" />
    </>
  );
}
