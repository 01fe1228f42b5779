import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { StepSection } from '@/ui/disclosure/step-section';
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
  /** Default: true. */
  isChangeable?: boolean;
  /** Summary of the entered values. */
  summary: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Shows a section of the checkout: its form when it is open, a summary with "Change" when it is complete. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { id, title, changeLabel, isOpen, isComplete, problem, onChange, summary, children } = props;
  const { isChangeable = true } = props;
  return (
    <StepSection
      number={SECTIONS.indexOf(id) + 1}
      title={title}
      headingId={focusId(id)}
      isOpen={isOpen}
      isDone={isComplete && !isOpen}
      summary={summary}
      change={
        isChangeable ? (
          <Button variant="link" onClick={onChange} aria-label={changeLabel}>
            <Trans>Change</Trans>
          </Button>
        ) : null
      }
    >
      <SectionProblem place={id} problem={problem} />
      {children}
    </StepSection>
  );
}
