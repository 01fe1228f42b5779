import { Trans } from '@lingui/react/macro';
import type { UnusualValue } from '@/domain/prescription/unusual-values';
import { Notice } from '@/ui/display/notice';
import { useUnusualCopy } from '../hooks/use-unusual-copy';

/** Requests a confirmation of values that are possible but rare. */
export function UnusualNotice({ values }: { values: readonly UnusualValue[] }) {
  const describeValue = useUnusualCopy();
  if (values.length === 0) return null;
  return (
    <Notice tone="warning" title={<Trans>Is that right?</Trans>}>
      <ul className="grid gap-1.5">
        {values.map((value) => (
          <li key={JSON.stringify(value)}>{describeValue(value)}</li>
        ))}
      </ul>
    </Notice>
  );
}
