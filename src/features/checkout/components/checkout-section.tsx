import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { CheckIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { focusId } from '../hooks/use-place-focus';
import { SECTIONS, type SectionId } from '../state/checkout-places';
import type { CheckoutProblem } from '../state/checkout-problem';
import { SectionProblem } from './section-problem';

export interface CheckoutSectionProps {
  id: SectionId;
  title: string;
  /** Accessible name of the button that opens a complete section. */
  changeLabel: string;
  isOpen: boolean;
  isComplete: boolean;
  problem: CheckoutProblem | undefined;
  onChange: () => void;
  /** What was entered, in a few lines. */
  summary: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A section of the checkout: its form when it is open, a summary with "Change" when it is complete. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { id, title, changeLabel, isOpen, isComplete, problem, onChange, summary, children } = props;
  const isDone = isComplete && !isOpen;
  return (
    <section aria-labelledby={focusId(id)} className="border-line border-t py-6 first:border-t-0 first:pt-0">
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
          {isDone ? <CheckIcon size={16} /> : SECTIONS.indexOf(id) + 1}
        </span>
        <h2
          id={focusId(id)}
          tabIndex={-1}
          className={cx('grow text-xl', !isOpen && !isDone && 'text-ink-soft')}
        >
          {title}
        </h2>
        {isDone ? (
          <Button variant="link" onClick={onChange} aria-label={changeLabel}>
            <Trans>Change</Trans>
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <div className="mt-4 grid gap-5 sm:pl-12">
          <SectionProblem place={id} problem={problem} />
          {children}
        </div>
      ) : null}
      {isDone ? <div className="mt-1 grid gap-1 break-words pl-12 text-ink-soft">{summary}</div> : null}
    </section>
  );
}
