import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import type { FilterableListing } from '../api/filterable-listing';
import { useAvailableFrames } from '../api/use-available-frames';
import { IncompatibleNotice } from './incompatible-notice';
import { ValuesForm } from './values-form';

export interface FilterFormProps {
  /** Returns the listing at the time of the click. */
  getListing: () => FilterableListing;
  /** Chooses one of a member's saved prescriptions; its children for everyone else. */
  SavedChoice?: ComponentType<SavedChoiceProps> | undefined;
}

export interface SavedChoiceProps {
  onUse: (prescription: StoredPrescription) => void;
  children: ReactNode;
}

/** Filters the listing by the frames that fit the entered prescription (003 §2.2, §5). */
export function FilterForm({ getListing, SavedChoice }: FilterFormProps) {
  const { t } = useLingui();
  const { show, busy, incompatible } = useAvailableFrames(getListing);
  const submit = async (prescription: StoredPrescription) => {
    const isFiltered = await show(prescription);
    if (isFiltered) savePrescription(prescription);
    return isFiltered;
  };
  const intro = (
    <p className="mb-3 text-ink-soft text-sm">
      <Trans>See only frames that take your lenses.</Trans>
    </p>
  );
  return (
    <>
      {SavedChoice ? (
        <SavedChoice onUse={(prescription) => void submit(prescription)}>{intro}</SavedChoice>
      ) : (
        intro
      )}
      <ValuesForm
        onSubmit={submit}
        submitLabel={<Trans>Show frames that fit</Trans>}
        busyLabel={t`Looking for frames`}
        notice={incompatible ? <IncompatibleNotice /> : null}
        busy={busy}
        wide
      />
    </>
  );
}
