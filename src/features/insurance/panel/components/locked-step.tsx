import { Plural, Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { countdownText, lockRest, minutesLeft } from '@/domain/insurance/insurance-times';
import { ChangingText } from '@/ui/display/changing-text';
import { CustomerService } from './customer-service';
import { StepHeading } from './step-heading';

interface LockedStepProps {
  /** Epoch milliseconds. */
  lockedAt: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const SECOND = 1000;

/** Renders step 5: no attempt is left. Screen readers hear the minutes, not each second. */
export function LockedStep({ lockedAt, headingRef }: LockedStepProps) {
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
