import { type ComponentProps, useRef } from 'react';
import { cleanText } from '@/domain/text/typed-text';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton, canClear } from './clear-button';
import { FieldFrame } from './field-frame';
import { limitLength, type Rewrite } from './mask';
import { type FieldProps, useField } from './use-field';
import { useRewrite } from './use-rewrite';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldProps {
  /**
   * Label of the clear button, shown while the field has a value. Only for the types text, search, tel,
   * url, email, password and date; ignored on other types.
   */
  clearLabel?: string;
  /** Transforms each edit, for example with a mask. */
  rewrite?: Rewrite | undefined;
  /** Returns the text as the form reads it. `maxLength` limits its characters. Default: without spaces around it. */
  clean?: (typed: string) => string;
}

const UNCHANGED: Rewrite = ({ typed, caret }) => ({ text: typed, caret });

/**
 * Renders a labeled native input. Works controlled, uncontrolled and with react-hook-form's `register`. `className` goes to the
 * field wrapper. `maxLength` is no attribute of the input, which would cut a pasted text before it is cleaned.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, type = 'text', ...more } = props;
  const { rewrite = UNCHANGED, clean = cleanText, maxLength, ...rest } = more;
  const field = useField({ hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const clearable = clearLabel && canClear(type) && !rest.disabled && !rest.readOnly;
  const limit = maxLength === undefined ? UNCHANGED : limitLength(maxLength, clean);
  const handlers = useRewrite((edit) => {
    const { text, caret } = rewrite(edit);
    return limit({ ...edit, typed: text, caret });
  }, rest);

  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <div className="relative">
        <input
          {...rest}
          {...field.control}
          {...handlers}
          type={type}
          ref={mergeRefs(input, ref)}
          className={cx('control', clearable && 'control-clearable')}
        />
        {clearable ? <ClearButton label={clearLabel} input={input} /> : null}
      </div>
    </FieldFrame>
  );
}
