import { Trans } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { WhatToBring } from './what-to-bring';

/** Lists what to bring, and who pays. */
export function ExamPreparation() {
  const { country } = useSite();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="what-to-bring">
        <Heading level={2} id="what-to-bring" className="mb-4">
          <Trans>What to bring</Trans>
        </Heading>
        <WhatToBring />
      </section>
      <section aria-labelledby="exam-insurance">
        <Heading level={2} id="exam-insurance" className="mb-4">
          <Trans>Insurance</Trans>
        </Heading>
        <div className="grid max-w-text gap-4">
          <p>
            {country === 'us' ? (
              <Trans>
                Most vision plans pay for one exam a year, often with a small copay. Name your plan when you
                book, and the doctor’s office finds out what it pays.
              </Trans>
            ) : (
              <Trans>
                Your province may pay for children, for seniors and for some conditions, and many private
                plans pay for everyone else. Name your plan when you book, and the office finds out what it
                pays.
              </Trans>
            )}
          </p>
          <p>
            <Trans>No plan? You can book just the same, and pay at the store.</Trans>
          </p>
        </div>
      </section>
    </div>
  );
}
