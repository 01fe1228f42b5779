import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '@/ui/actions/button';
import type { InsurancePanelModel } from '../hooks/use-insurance-panel';
import { CustomerService } from './customer-service';
import { StepHeading } from './step-heading';

interface WaitingStepProps {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 2: the lookup takes long, or it has failed. */
export function WaitingStep({ panel, headingRef }: WaitingStepProps) {
  const { isLooking, failure } = panel.state;
  if (isLooking) {
    return (
      <div aria-busy="true">
        <StepHeading headingRef={headingRef}>
          <Trans>We are still looking for your plan</Trans>
        </StepHeading>
        <div className="flex items-start gap-4">
          <span className="spinner static mt-1 shrink-0" aria-hidden="true" />
          <p>
            <Trans>This takes longer than usual. You can close this panel: we continue to look.</Trans>
          </p>
        </div>
      </div>
    );
  }
  return (
    <>
      <StepHeading headingRef={headingRef}>
        {failure === 'disabled' ? (
          <Trans>Insurance is not available now</Trans>
        ) : (
          <Trans>Something went wrong</Trans>
        )}
      </StepHeading>
      <div className="grid gap-4">
        <p>
          {failure === 'disabled' ? (
            <Trans>You can order without your benefits, or contact customer service.</Trans>
          ) : (
            <Trans>We could not look your plan up. This used none of your attempts.</Trans>
          )}
        </p>
        <CustomerService />
        <Button variant="secondary" onClick={panel.retry} className="justify-self-start">
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
