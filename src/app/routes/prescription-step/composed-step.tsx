import { Trans } from '@lingui/react/macro';
import { LensReasonText } from '@/features/lens/panel/lens-reason-text';
import { PrescriptionReadBack } from '@/features/prescription/components/prescription-read-back';
import { PrescriptionStep } from '@/features/prescription-step/components/prescription-step';
import { SessionOrder } from '@/features/prescription-step/components/session-order';
import type { PrescriptionStepSlots } from '@/features/prescription-step/slots';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import type { DoctorDialogProps } from '@/lib/prescription-step/slot-props';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import { lazyDialog, WithMessages } from '../shared/lazy-messages';
import { LeaveDialog } from '../shared/leave-dialog';
import { renderPrescriptionDetails } from '../shared/render-prescription-details';
import { SessionNotice } from '../shared/session-notice';
import { orderTokenFrom } from './order-token-from';
import { nextStepFrom } from './step-url';

const DoctorDialog = lazyDialog<DoctorDialogProps>({
  load: async () => (await import('@/features/doctor-search/components/doctor-dialog')).DoctorDialog,
  catalogs: ['doctor-search'],
  title: () => <Trans>Find your doctor</Trans>,
});

// Deferred, not lazy, since the server renders these two.
const FileField = deferHydration(
  async () =>
    (await import('@/features/prescription-upload/components/prescription-file-field')).PrescriptionFileField,
);
const SavedPrescriptions = deferHydration(
  async () =>
    (await import('@/features/saved-prescriptions/components/saved-prescriptions')).SavedPrescriptions,
);

/** The parts of other features in the step. */
const slots: PrescriptionStepSlots = {
  renderDoctorDialog: (props) => <DoctorDialog {...props} />,
  renderFileField: (props) => (
    <WithMessages catalog="prescription-upload">
      <FileField {...props} />
    </WithMessages>
  ),
  renderSavedPrescriptions: (props) => (
    <WithMessages catalog="saved-prescriptions">
      <SavedPrescriptions
        {...props}
        renderDetails={renderPrescriptionDetails}
        renderReason={(reason) => (
          <WithMessages catalog="lens-panel">
            <LensReasonText reason={reason} />
          </WithMessages>
        )}
      />
    </WithMessages>
  ),
  renderReadBack: (prescription) => (
    <WithMessages catalog="prescription">
      <PrescriptionReadBack prescription={prescription} />
    </WithMessages>
  ),
  renderPrescriptionDetails,
};

/** The prescription step with the parts of other features. */
export function ComposedStep() {
  const site = useSite();
  const { search } = usePageLocation();
  const link = orderTokenFrom(search);
  return (
    <>
      <SessionNotice>
        <SessionOrder link={link} />
      </SessionNotice>
      <PrescriptionStep
        link={link}
        openId={search.get('item') ?? undefined}
        isMember={useAccount().state === 'member'}
        nextStepUrl={nextStepFrom(site, search)}
        slots={slots}
      />
      <LeaveDialog />
    </>
  );
}
