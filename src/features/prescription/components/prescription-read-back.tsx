import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Prescription } from '@/domain/prescription/prescription';
import { PaperValues } from '@/lib/prescription/paper-values';
import { useSite } from '@/lib/site/site';
import { useReadBack } from '../hooks/use-read-back';

/** Shows a prescription in words, with the paper's values below, to compare with the paper. */
export function PrescriptionReadBack({ prescription }: { prescription: Prescription }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { describeEye, describeDistance } = useReadBack();
  const { right, left, pd, issueDate } = prescription;
  return (
    <dl className="grid gap-3">
      <Line label={t`Right eye (OD)`} values={<PaperValues eye={right} />}>
        {describeEye(right)}
      </Line>
      <Line label={t`Left eye (OS)`} values={<PaperValues eye={left} />}>
        {describeEye(left)}
      </Line>
      <Line label={t`Pupillary distance (PD)`}>
        {pd ? describeDistance(pd) : <Trans>to be added later</Trans>}
      </Line>
      {issueDate ? <Line label={t`Written on`}>{formatLongDay(issueDate, languageTag)}</Line> : null}
    </dl>
  );
}

function Line({ label, values, children }: { label: string; values?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>{children}</dd>
      {values ? <dd className="text-ink-soft text-sm">{values}</dd> : null}
    </div>
  );
}
