import { type ChangeEvent, useState } from 'react';
import { dropDigits } from './drop-digits';

type ChangeHandler = (event: ChangeEvent<HTMLInputElement>) => unknown;

/** Name fields without digits (002 §5, 003 §5): typed ones do not enter the field, which then has to say so. */
export function useDigitlessNames<Field extends string>() {
  /** The field whose digits were left out last. */
  const [droppedIn, setDroppedIn] = useState<Field>();
  const withoutDigits =
    (field: Field, onChange: ChangeHandler): ChangeHandler =>
    (event) => {
      setDroppedIn(dropDigits(event.currentTarget) ? field : undefined);
      return onChange(event);
    };
  return { droppedIn, withoutDigits };
}
