import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import { PrescriptionReadBack } from '@/features/prescription/components/prescription-read-back';
import { PrescriptionStep } from '@/features/prescription-step/components/prescription-step';
import type { PrescriptionStepSlots } from '@/features/prescription-step/slots';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import { WithMessages } from '../shared/lazy-messages';
import { LeaveDialog } from '../shared/leave-dialog';
import { renderPrescriptionDetails } from '../shared/render-prescription-details';
import { renderSavedPrescriptions } from '../shared/render-saved-prescriptions';
import { SessionNotice } from '../shared/session-notice';
import { orderTokenFrom } from './order-token-from';
import { nextStepFrom } from './step-url';

const renderDoctorDialog = slot(
  'doctor-search',
  async () => (await import('@/features/doctor-search/components/doctor-dialog')).DoctorDialog,
);

const renderFileField = slot(
  'prescription-upload',
  async () =>
    (await import('@/features/prescription-upload/components/prescription-file-field')).PrescriptionFileField,
);

const renderReadBack = (prescription: Prescription) => (
  <WithMessages catalog="prescription">
    <PrescriptionReadBack prescription={prescription} />
  </WithMessages>
);

/** The parts of other features in the step. */
const slots: PrescriptionStepSlots = {
  renderDoctorDialog,
  renderFileField,
  renderSavedPrescriptions,
  renderReadBack,
  renderPrescriptionDetails,
};

/** The prescription step with the parts of other features. */
export function ComposedStep() {
  const site = useSite();
  const { search } = usePageLocation();
  return (
    <>
      <SessionNotice />
      <PrescriptionStep
        link={orderTokenFrom(search)}
        openId={search.get('item') ?? undefined}
        isMember={useAccount().state === 'member'}
        nextStepUrl={nextStepFrom(site, search)}
        slots={slots}
      />
      <LeaveDialog />
    </>
  );
}

/** A section that loads when it is first shown, with its messages. */
function slot<Props extends object>(
  catalog: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const LazySection = lazy(async () => ({
    default: await loadWithRetry(load),
  })) as unknown as ComponentType<Props>;
  return (props) => (
    <WithMessages catalog={catalog}>
      <Suspense fallback={null}>
        <LazySection {...props} />
      </Suspense>
    </WithMessages>
  );
}
