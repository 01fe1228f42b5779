import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { cx } from '../lib/cx';
import { Notice } from './notice';

/** Explains why something did not work, and what the shopper can do. */
export interface Problem {
  /** Default: an error. A warning when nothing is broken, such as an ended session. */
  tone?: 'error' | 'warning';
  title?: ReactNode;
  text?: ReactNode;
  action?: {
    label: ReactNode;
    onClick: () => void;
    opensDialog?: boolean;
  };
  /** Replaces the action with a link, or a button of another kind. */
  control?: ReactNode;
}

export interface ProblemAlertProps {
  problem: Problem | undefined;
  /** Default: takes no space while it is empty. */
  className?: string;
  /** Id of an alert that takes the focus. */
  id?: string;
  tabIndex?: -1;
}

/** Renders a live region for the outcome of the shopper's action. Always mount it: only a change of it is announced. */
export function ProblemAlert({ problem, className, ...focusTarget }: ProblemAlertProps) {
  const { tone = 'error', title, text, action, control } = problem ?? {};
  return (
    <div role="alert" {...focusTarget} className={cx('empty:hidden', className)}>
      {problem ? (
        <Notice
          tone={tone}
          title={title}
          action={
            action ? (
              <Button
                variant="link"
                aria-haspopup={action.opensDialog ? 'dialog' : undefined}
                onClick={action.onClick}
              >
                {action.label}
              </Button>
            ) : (
              control
            )
          }
        >
          {text}
        </Notice>
      ) : null}
    </div>
  );
}
