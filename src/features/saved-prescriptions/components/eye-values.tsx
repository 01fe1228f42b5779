import { Trans } from '@lingui/react/macro';
import type { Prescription } from '@/domain/prescription/prescription';
import { PaperValues } from './paper-values';

/** Shows the values of both eyes as on the paper, one line each. */
export function EyeValues({ values: { right, left } }: { values: Prescription }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <dt className="text-ink-soft">
        <Trans>Right (OD)</Trans>
      </dt>
      <dd>
        <PaperValues eye={right} />
      </dd>
      <dt className="text-ink-soft">
        <Trans>Left (OS)</Trans>
      </dt>
      <dd>
        <PaperValues eye={left} />
      </dd>
    </dl>
  );
}
