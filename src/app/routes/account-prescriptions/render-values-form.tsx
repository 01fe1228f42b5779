import { Suspense } from 'react';
import type { ValuesFormProps } from '@/features/saved-prescriptions/components/prescription-editor';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { SkeletonText } from '@/ui/display/skeleton';
import { WithMessages } from '../shared/lazy-messages';

const PrescriptionForm = lazyWithRetry(
  async () => (await import('@/features/prescription/components/prescription-form')).PrescriptionForm,
);

/** The form of the lens panel, with its messages. */
export function renderValuesForm(props: ValuesFormProps) {
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <WithMessages catalog="prescription">
        <PrescriptionForm {...props} />
      </WithMessages>
    </Suspense>
  );
}
