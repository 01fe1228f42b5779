import { startTransition, useEffect, useState } from 'react';
import { useHasPrescription } from '@/lib/prescription/has-prescription';
import type { PrescriptionSummary } from '../components/prescription-summary';

type Summary = typeof PrescriptionSummary;

/**
 * Returns the summary component that replaces the form while a prescription is stored. Undefined until its code has loaded, so
 * that the form stays until then, and also if loading fails.
 */
export function useLazySummary(): Summary | undefined {
  const hasPrescription = useHasPrescription();
  const [component, setComponent] = useState<Summary>();
  useEffect(() => {
    if (!hasPrescription) return;
    import('../components/prescription-summary').then(
      (module) => startTransition(() => setComponent(() => module.PrescriptionSummary)),
      () => {},
    );
  }, [hasPrescription]);
  return hasPrescription ? component : undefined;
}
