import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type ButtonLook, buttonClass } from './button-class';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps focus and width, and ignores presses. */
  busy?: boolean;
  /** Said to screen readers when `busy` begins. */
  busyLabel?: string;
}

/** A native button; `type` is `button` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, busyLabel, className, children, onClick, ...rest } = props;

  // aria-disabled instead of disabled: a disabled button would drop the keyboard focus it has.
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ variant, size, wide }, className)}
        onClick={busy ? refuse : onClick}
        aria-disabled={busy || rest['aria-disabled']}
        data-busy={busy || undefined}
      >
        <span className="button-words">{children}</span>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
      </button>
      {/* Beside the button, not in it: what lies inside a button is not announced as live. */}
      {busyLabel ? <VisuallyHidden role="status">{busy ? busyLabel : null}</VisuallyHidden> : null}
    </>
  );
}
