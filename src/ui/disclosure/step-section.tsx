import type { ReactNode } from 'react';
import { CheckIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

export interface StepSectionProps {
  /** Position, from 1. */
  number: number;
  title: ReactNode;
  /** Id of the heading, which can take the focus. */
  headingId: string;
  isOpen: boolean;
  /** Complete, and not open. */
  isDone: boolean;
  /** The button that opens a complete step again. */
  change?: ReactNode;
  /** Summary of the input, in a few lines. */
  summary: ReactNode;
  /** Problem of the step, also shown while it is closed. */
  problem?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Renders a numbered step of a longer form: its fields when it is open, a summary with "Change" when it is complete. */
export function StepSection(props: StepSectionProps) {
  const { number, title, headingId, isOpen, isDone, change, summary, problem, children } = props;
  return (
    <section aria-labelledby={headingId} className="border-line border-t py-6 first:border-t-0 first:pt-0">
      <div className="flex min-h-11 items-center gap-4">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-8 flex-none place-items-center rounded-full border text-sm',
            isOpen && 'border-ink bg-ink text-on-ink',
            isDone && 'border-line text-success',
            !isOpen && !isDone && 'border-line text-ink-soft',
          )}
        >
          {isDone ? <CheckIcon size={16} /> : number}
        </span>
        <h2
          id={headingId}
          tabIndex={-1}
          className={cx('min-w-0 grow text-xl', !isOpen && !isDone && 'text-ink-soft')}
        >
          {title}
        </h2>
        {isDone ? change : null}
      </div>
      {isDone ? (
        <div className="mt-1 grid grid-cols-1 gap-1 wrap-anywhere pl-[min(3rem,17.5%)] text-ink-soft">
          {summary}
        </div>
      ) : null}
      {problem}
      {isOpen ? <div className="mt-4 grid grid-cols-1 gap-5 sm:pl-12">{children}</div> : null}
    </section>
  );
}
