import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import type { SavedChoiceProps } from '@/features/prescription/components/filter-form';
import { FilterForm, type FilterFormProps } from '@/features/prescription/components/filter-form';
import { serverNow } from '@/lib/dates/server-time';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { LazyPrescriptionOffer } from '../shared/prescription-offer';

/** The form of the prescription filter, with a member's saved prescriptions. */
export function ComposedFilterForm(props: FilterFormProps) {
  return <FilterForm {...props} SavedChoice={SavedChoice} />;
}

/** A member's saved prescriptions, which load on the click. As high as the text that it replaces. */
function SavedChoice({ onUse, children }: SavedChoiceProps) {
  const isMember = useIsMember();
  const [isOpen, setOpen] = useState(false);
  if (!isMember) return children;
  return isOpen ? (
    <div className="mb-4">
      <LazyPrescriptionOffer
        place="listing"
        offersSignIn
        onUse={({ values }) => onUse(toStoredPrescription(values, toCalendarDate(serverNow())))}
      />
    </div>
  ) : (
    <Button variant="link" className="mb-2 min-h-11 text-left text-sm" onClick={() => setOpen(true)}>
      <Trans>Frames for my saved prescription</Trans>
    </Button>
  );
}
