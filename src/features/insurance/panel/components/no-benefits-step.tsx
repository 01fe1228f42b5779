import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { PanelOptions } from '@/lib/insurance/open-insurance-panel';
import { Button } from '@/ui/actions/button';
import type { InsurancePanelModel } from '../hooks/use-insurance-panel';
import { CustomerService } from './customer-service';
import { StepHeading } from './step-heading';
import { WithoutInsurance } from './without-insurance';

interface NoBenefitsStepProps extends Pick<PanelOptions, 'promotion'> {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 6: the plan was found, but not its benefits. */
export function NoBenefitsStep({ panel, headingRef, promotion }: NoBenefitsStepProps) {
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>We could not retrieve your benefits</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p>
          <Trans>We found your plan, but not its benefits. Customer service can look them up for you.</Trans>
        </p>
        <CustomerService />
        <Button variant="secondary" onClick={panel.retry} className="justify-self-start">
          <Trans>Try again</Trans>
        </Button>
        <WithoutInsurance promotion={promotion} />
      </div>
    </>
  );
}
