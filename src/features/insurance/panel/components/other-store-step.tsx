import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { StepHeading } from './step-heading';

interface OtherStoreStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onLogOut: () => void;
}

/** Replaces step 4 for a plan of the other country, which pays nothing here. */
export function OtherStoreStep({ headingRef, onLogOut }: OtherStoreStepProps) {
  const { country } = useSite();
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>Your plan is from another country</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p>
          {country === 'us' ? (
            <Trans>
              Your insurance plan is from our Canadian store. It does not pay in the United States.
            </Trans>
          ) : (
            <Trans>Your insurance plan is from our United States store. It does not pay in Canada.</Trans>
          )}{' '}
          <Trans>To use a plan here, log out of that one first.</Trans>
        </p>
        <Button variant="secondary" onClick={onLogOut} className="justify-self-start">
          <Trans>Log out of insurance</Trans>
        </Button>
      </div>
    </>
  );
}
