import { type FormEvent, useRef, useState } from 'react';
import { RadioGroup, type RadioGroupProps } from '@/ui/fields/radio-group';
import type { Booking } from '../hooks/use-booking';
import { StepActions } from './step-actions';

interface ChoiceFormProps extends Pick<RadioGroupProps, 'legend' | 'options' | 'hint'> {
  booking: Booking;
  /** Name of the choice in the URL. */
  name: string;
  storeNumber: string;
  defaultValue: string | undefined;
  missingText: string;
  onChoose: (value: string) => void;
}

/** Offers a few choices. A plain GET form of the page's URL, so that it works before its code has loaded. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { booking, name, storeNumber, defaultValue, missingText, onChoose, ...group } = props;
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(name);
    setIsMissing(!value);
    if (value) onChoose(String(value));
    else first.current?.focus();
  };

  return (
    <form method="get" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <input type="hidden" name="storeNumber" value={storeNumber} />
      <RadioGroup
        {...group}
        ref={first}
        variant="cards"
        legendHidden
        name={name}
        error={isMissing ? missingText : undefined}
        {...(defaultValue === undefined ? {} : { defaultValue })}
      />
      <StepActions booking={booking} />
    </form>
  );
}
