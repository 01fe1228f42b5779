import { startTransition, useEffect, useState } from 'react';
import { useHasPrescription } from '@/platform/prescription/prescription-hint';
import type { PrescriptionSummary } from '../components/prescription-summary';

type Summary = typeof PrescriptionSummary;

/**
 * What stands in the form's place while a prescription is stored; undefined until its code has come, so that the form
 * keeps the place until then, and for good where it does not arrive.
 */
export function useSummary(): Summary | undefined {
  const stored = useHasPrescription();
  const [summary, setSummary] = useState<Summary>();
  useEffect(() => {
    if (!stored) return;
    import('../components/prescription-summary').then(
      (module) => startTransition(() => setSummary(() => module.PrescriptionSummary)),
      () => {},
    );
  }, [stored]);
  return stored ? summary : undefined;
}
