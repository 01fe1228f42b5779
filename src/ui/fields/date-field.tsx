import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import type { CalendarDay } from '@/ui/calendar/calendar-day';
import type { DatePickerProps } from '@/ui/calendar/date-picker';
import { type DateFormat, DEFAULT_DATE_FORMAT, maskDate, readDate, writeDate } from '@/ui/calendar/date-text';
import { CalendarIcon } from '@/ui/icons/calendar-icon';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton } from './clear-button';
import { FieldFrame } from './field-frame';
import { setInputValue } from './set-input-value';
import type { TextFieldProps } from './text-field';
import { useField } from './use-field';
import { useMask } from './use-mask';

const loadPopup = () => import('@/ui/calendar/date-picker-popup');
const DatePickerPopup = lazy(() => loadPopup().then((module) => ({ default: module.DatePickerPopup })));

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode'>,
    Omit<DatePickerProps, 'value' | 'onPick'> {
  /** The typed text, in `format`. */
  value?: string;
  defaultValue?: string;
  /** Format of the typed date. Default `dd/MM/yyyy` (000 §5). */
  format?: DateFormat;
}

/**
 * A masked date input with a lazy-loaded picker. The value is the text; the form validates it. Works like TextField,
 * also with form libraries.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, ...more } = props;
  const { format = DEFAULT_DATE_FORMAT, labels, language, minDate, maxDate, openAt, ...others } = more;
  const { startPage, yearsPerSlide, ...native } = others;
  const field = useField({ hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const mask = useMask((text) => maskDate(text, format));
  const [picker, setPicker] = useState<{ open: boolean; value?: CalendarDay | undefined }>();
  const changeable = !native.disabled && !native.readOnly;
  const getReady = () => void loadPopup();

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
          {...native}
          {...field.control}
          type="text"
          inputMode="numeric"
          ref={mergeRefs(input, ref)}
          className={cx('control', changeable && (clearLabel ? 'control-two-buttons' : 'control-clearable'))}
          onKeyDown={(event) => {
            mask.note(event);
            native.onKeyDown?.(event);
          }}
          onChange={(event) => {
            mask.apply(event);
            native.onChange?.(event);
          }}
        />
        {changeable && clearLabel ? (
          <ClearButton label={clearLabel} input={input} className="right-12" />
        ) : null}
        {changeable ? (
          <IconButton
            ref={opener}
            label={labels.choose}
            icon={<CalendarIcon />}
            className="absolute inset-y-0 right-0.5 my-auto"
            aria-haspopup="dialog"
            aria-expanded={picker?.open ?? false}
            onPointerEnter={getReady}
            onTouchStart={getReady}
            onFocus={getReady}
            onClick={() => setPicker({ open: true, value: readDate(input.current?.value ?? '', format) })}
          />
        ) : null}
      </div>
      {picker ? (
        <Suspense fallback={null}>
          <DatePickerPopup
            {...{ labels, language, minDate, maxDate, openAt, startPage, yearsPerSlide, opener }}
            open={picker.open}
            onOpenChange={(open) => setPicker({ ...picker, open })}
            anchor={input}
            value={picker.value}
            onPick={(day) => {
              if (input.current) setInputValue(input.current, writeDate(day, format));
              setPicker({ open: false });
            }}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}
