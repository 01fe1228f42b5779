import { Suspense, useRef, useState } from 'react';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { IconButton } from '@/ui/actions/icon-button';
import type { CalendarDay } from '@/ui/calendar/calendar-day';
import {
  type DateFormat,
  DEFAULT_DATE_FORMAT,
  formatDate,
  maskDate,
  padLoneDigits,
  parseDate,
} from '@/ui/calendar/date-format';
import type { DatePickerProps } from '@/ui/calendar/date-picker';
import { CalendarIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton } from './clear-button';
import { FieldFrame } from './field-frame';
import { maskDigits } from './mask';
import { setInputValue } from './set-input-value';
import type { TextFieldProps } from './text-field';
import { useField } from './use-field';
import { useRewrite } from './use-rewrite';

const DatePickerPopup = lazyWithRetry(
  async () => (await import('@/ui/calendar/date-picker-popup')).DatePickerPopup,
);

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'rewrite' | 'clean' | 'maxLength'>,
    Omit<DatePickerProps, 'value' | 'onPick'> {
  /** The typed text, in `format`. */
  value?: string;
  defaultValue?: string;
  /** Format of the typed date. Default `dd/MM/yyyy` (000 §5). */
  format?: DateFormat;
}

/**
 * Renders a masked date input with a lazy-loaded picker. The value is the text; the form validates it. Works like TextField,
 * also with form libraries.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, ...rest } = props;
  const { format = DEFAULT_DATE_FORMAT, labels, language, minDate, maxDate, openAt, ...otherProps } = rest;
  const { startView, yearsPerSlide, ...inputProps } = otherProps;
  const field = useField({ hint, error }, id);
  const handlers = useRewrite(
    maskDigits((text) => maskDate(text, format), padLoneDigits),
    inputProps,
  );
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<{ open: boolean; value?: CalendarDay | undefined }>();
  const editable = !inputProps.disabled && !inputProps.readOnly;

  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <div className="relative">
        <input
          placeholder={labels.pattern}
          autoComplete="off"
          {...inputProps}
          {...field.control}
          {...handlers}
          type="text"
          inputMode="numeric"
          ref={mergeRefs(input, ref)}
          className={cx('control', editable && (clearLabel ? 'control-two-buttons' : 'control-clearable'))}
        />
        {editable && clearLabel ? (
          <ClearButton label={clearLabel} input={input} className="right-12" />
        ) : null}
        {editable ? (
          <IconButton
            ref={opener}
            label={labels.choose}
            icon={<CalendarIcon />}
            className="absolute inset-y-0 right-0.5 my-auto"
            aria-expanded={picker?.open ?? false}
            {...dialogTrigger(DatePickerPopup.preload)}
            onClick={() => setPicker({ open: true, value: parseDate(input.current?.value ?? '', format) })}
          />
        ) : null}
      </div>
      {picker ? (
        <Suspense fallback={null}>
          <DatePickerPopup
            {...{ labels, language, minDate, maxDate, openAt, startView, yearsPerSlide, opener }}
            open={picker.open}
            onOpenChange={(open) => setPicker({ ...picker, open })}
            anchor={input}
            value={picker.value}
            onPick={(day) => {
              if (input.current) setInputValue(input.current, formatDate(day, format));
              setPicker({ open: false });
            }}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}
