import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { contentKey } from '@/ui/lib/content-key';
import { type ButtonStyleProps, buttonClass } from './button-class';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Work is in progress: the button retains focus and width, and ignores clicks. */
  busy?: boolean;
  /** Announced to screen readers when `busy` becomes true. */
  busyLabel?: string;
}

/** Milliseconds between the clicks of a double click, at most. */
const DOUBLE_CLICK_MS = 600;

let lastClick: { button: HTMLButtonElement; time: number } | undefined;

/**
 * Returns whether this is the second click of a double click that was meant for another button, because this one has moved
 * under the pointer.
 */
function isStrayClick({ detail, currentTarget, timeStamp }: MouseEvent<HTMLButtonElement>): boolean {
  const previous = lastClick;
  lastClick = { button: currentTarget, time: timeStamp };
  return (
    detail > 1 &&
    previous !== undefined &&
    previous.button !== currentTarget &&
    timeStamp - previous.time < DOUBLE_CLICK_MS
  );
}

/** Renders a native button, which ignores stray clicks. `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, busyLabel, className, children, onClick, ...rest } = props;

  // aria-disabled instead of disabled: a disabled button would lose keyboard focus.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isStrayClick(event) && !busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ variant, size, wide }, className)}
        onClick={handleClick}
        aria-disabled={busy || rest['aria-disabled']}
        aria-busy={busy || undefined}
        data-busy={busy || undefined}
      >
        <span className="button-label" key={contentKey(children)}>
          {children}
        </span>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
      </button>
      {/* Outside the button: live regions inside a button are not announced. */}
      {busyLabel ? <VisuallyHidden role="status">{busy ? busyLabel : null}</VisuallyHidden> : null}
    </>
  );
}
