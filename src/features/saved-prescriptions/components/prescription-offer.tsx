import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import { isExpired } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Select } from '@/ui/fields/select';
import { useSavedPrescriptions } from '../api/use-saved-prescriptions';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { useToday } from '../hooks/use-today';

/** A saved prescription with values. */
export type UsablePrescription = SavedPrescriptionView & { values: Prescription };

export interface PrescriptionOfferProps {
  onUse: (saved: UsablePrescription) => void;
  /**
   * A listing says when there is none, since the shopper asked. A form says so only in the place of a placeholder that was
   * seen, so that nothing moves; and it says that it is filled in.
   */
  place: 'form' | 'listing';
}

/** Offers a member's saved prescriptions with values, instead of typing: "Use my prescription of March 2026". */
export function PrescriptionOffer({ onUse, place }: PrescriptionOfferProps) {
  const { t } = useLingui();
  const today = useToday();
  const { offerLabel, title } = usePrescriptionCopy();
  const isMember = useIsMember();
  const { state, prescriptions } = useSavedPrescriptions({ itemType: 'frame' }, isMember);
  const [wasLoading] = useState(state === 'loading');
  const [used, setUsed] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const usable = prescriptions.filter(hasValues);
  const controls = useRef<HTMLDivElement>(null);
  const isOffered = usable.length > 0;
  useEffect(() => {
    // In a listing it replaces the button that was clicked.
    if (place === 'listing' && isOffered) {
      controls.current?.querySelector<HTMLElement>('select, button')?.focus();
    }
  }, [place, isOffered]);
  const optionLabel = (saved: UsablePrescription) =>
    isExpired(saved, today) ? `${title(saved)} (${t`expired`})` : title(saved);
  if (isMember && state === 'loading') {
    return (
      <SkeletonRegion label={t`Loading your prescriptions`}>
        <Skeleton className="h-11 w-full" />
      </SkeletonRegion>
    );
  }
  if (!isMember || !isOffered) {
    const says = place === 'listing' || (isMember && wasLoading);
    return says ? (
      <p role="status" className="flex min-h-11 items-center text-ink-soft text-sm">
        {state === 'failed' ? (
          <Trans>Your prescriptions could not be loaded.</Trans>
        ) : (
          <Trans>No prescription with values is saved in your account.</Trans>
        )}
      </p>
    ) : null;
  }
  const chosen = usable.find(({ id }) => id === chosenId) ?? (usable[0] as UsablePrescription);
  return (
    <div ref={controls} className="grid gap-2">
      {usable.length > 1 ? (
        <Select
          label={t`Your saved prescriptions`}
          value={chosen.id}
          onChange={(event) => setChosenId(event.target.value)}
          options={usable.map((saved) => ({ value: saved.id, label: optionLabel(saved) }))}
        />
      ) : null}
      <Button
        variant="secondary"
        wide
        onClick={() => {
          onUse(chosen);
          if (place === 'form') setUsed(t`The values are filled in. Compare them with your paper.`);
        }}
      >
        {offerLabel(chosen)}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {used}
      </p>
    </div>
  );
}

function hasValues(saved: SavedPrescriptionView): saved is UsablePrescription {
  return saved.values !== undefined;
}
