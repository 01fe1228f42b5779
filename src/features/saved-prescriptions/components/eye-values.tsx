import { Trans } from '@lingui/react/macro';
import { paperValues } from '@/domain/prescription/paper-values';
import type { Prescription } from '@/domain/prescription/prescription';

/** The values of both eyes as on the paper, one line each. */
export function EyeValues({ values: { right, left } }: { values: Prescription }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <dt className="text-ink-soft">
        <Trans>Right (OD)</Trans>
      </dt>
      <dd>{paperValues(right).join('  ')}</dd>
      <dt className="text-ink-soft">
        <Trans>Left (OS)</Trans>
      </dt>
      <dd>{paperValues(left).join('  ')}</dd>
    </dl>
  );
}
