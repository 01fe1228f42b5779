import { PrescriptionReadBack } from '@/features/prescription/components/prescription-read-back';
import { PrescriptionDetails } from '@/features/saved-prescriptions/components/prescription-details';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';

/** The details dialog, with the values read back in words. */
export function ComposedPrescriptionDetails(props: PrescriptionDetailsProps) {
  return (
    <PrescriptionDetails
      {...props}
      renderValues={(values) => <PrescriptionReadBack prescription={values} />}
    />
  );
}
