import type { ReactNode } from 'react';
import { RetryButton } from '@/ui/actions/retry-button';
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

const icons = { info: InfoIcon, warning: WarningIcon, error: WarningIcon, success: CheckIcon };

export type Tone = keyof typeof icons;

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button under the text. */
  action?: ReactNode;
  /** Replaces the action with a button that tries again. */
  onRetry?: (() => unknown) | undefined;
  /**
   * Set it for a notice that appears while the page is in use: polite waits for a pause in speech, assertive interrupts. Omit
   * it for a notice rendered from the start.
   */
  live?: 'polite' | 'assertive';
  className?: string;
}

const roles = { polite: 'status', assertive: 'alert' };

/** Renders an inline message. */
export function Notice({ tone = 'info', title, children, onRetry, live, className, ...rest }: NoticeProps) {
  const action = onRetry ? <RetryButton onClick={() => void onRetry()} /> : rest.action;
  const ToneIcon = icons[tone];
  return (
    <div className={cx('notice', `notice-${tone}`, className)} role={live && roles[live]}>
      <ToneIcon />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className="mt-1 has-[.button-secondary]:mt-3">{action}</div> : null}
      </div>
    </div>
  );
}
