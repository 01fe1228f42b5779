import { Trans } from '@lingui/react/macro';
import { Heading } from '@/ui/layout/heading';
import { NextSteps } from './next-steps';
import { WhatToBring } from './what-to-bring';

/** Thanks the patient without an exam to show: its number is missing, or not known. */
export function GeneralThanks({ isUnknown = false }: { isUnknown?: boolean }) {
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <Heading level={1} size="lg">
          <Trans>Thank you</Trans>
        </Heading>
        <p className="max-w-text text-ink-soft text-lg">
          {isUnknown ? (
            <Trans>
              We did not find an exam with this confirmation number. If you have just booked one, the store
              can tell you all about it.
            </Trans>
          ) : (
            <Trans>If you have booked an eye exam, the store can tell you all about it.</Trans>
          )}
        </p>
      </header>
      <section aria-labelledby="bring">
        <Heading level={2} size="sm" id="bring" className="mb-4">
          <Trans>What to bring</Trans>
        </Heading>
        <WhatToBring />
      </section>
      <NextSteps />
    </div>
  );
}
