import { Plural, Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { countdownText, lockRest, minutesLeft } from '@/domain/insurance/insurance-times';
import type { PanelOptions, PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import type { InsurancePanelModel } from '../hooks/use-insurance-panel';
import { BenefitsStep } from './benefits-step';
import { CustomerService } from './customer-service';
import { LookupStep, type LookupStepProps } from './lookup-step';
import { StepHeading } from './step-heading';
import { WithoutInsurance } from './without-insurance';

interface PanelStepViewProps extends LookupStepProps {
  request: PanelRequest;
}

export function PanelStepView({ panel, form, providers, headingRef, request }: PanelStepViewProps) {
  const { promotion, orderId } = request;
  switch (panel.state.step) {
    case 2:
      return <WaitingStep {...{ panel, headingRef }} />;
    case 4:
      return <BenefitsStep {...{ panel, providers, headingRef, promotion }} />;
    case 5:
      return <LockedStep lockedAt={panel.state.lockedAt ?? 0} headingRef={headingRef} />;
    case 6:
      return <NoBenefitsStep {...{ panel, headingRef, promotion }} />;
    default:
      return <LookupStep {...{ panel, form, providers, headingRef, orderId }} />;
  }
}

interface WaitingStepProps {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 2: the lookup takes long, or it has failed. */
function WaitingStep({ panel, headingRef }: WaitingStepProps) {
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

interface LockedStepProps {
  /** Epoch milliseconds. */
  lockedAt: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const SECOND = 1000;

/** Renders step 5: no attempt is left. Screen readers hear the minutes, not each second. */
function LockedStep({ lockedAt, headingRef }: LockedStepProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const rest = lockRest(lockedAt, now);
  const minutes = minutesLeft(rest);
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>Too many failed attempts</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p role="status">
          <ChangingText>
            <Plural value={minutes} one="Try again in # minute" other="Try again in # minutes" />
          </ChangingText>
        </p>
        <p aria-hidden="true" className="font-medium text-3xl tabular-nums">
          {countdownText(rest)}
        </p>
        <p>
          <Trans>Until then you can order without your benefits, or contact customer service.</Trans>
        </p>
        <CustomerService />
      </div>
    </>
  );
}

interface NoBenefitsStepProps extends Pick<PanelOptions, 'promotion'> {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 6: the plan was found, but not its benefits. */
function NoBenefitsStep({ panel, headingRef, promotion }: NoBenefitsStepProps) {
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
