import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import { isExpired } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { useToday } from '../hooks/use-today';

/** A saved prescription with values. */
export type UsablePrescription = SavedPrescriptionView & { values: Prescription };

export interface PrescriptionChoiceProps {
  usable: readonly UsablePrescription[];
  /** Begins with one button, also where there are several. */
  isCompact: boolean;
  onUse: (saved: UsablePrescription) => void;
  /** A form says that it is filled in. */
  place: 'form' | 'listing';
}

/** Shows one of the saved prescriptions, and the button that fills a form with it. */
export function PrescriptionChoice({ usable, onUse, place, isCompact }: PrescriptionChoiceProps) {
  const { t } = useLingui();
  const today = useToday();
  const { offerLabel, title, patient } = usePrescriptionCopy();
  const [isOpen, setOpen] = useState(usable.length === 1 || !isCompact || place === 'listing');
  const [isOpened, setOpened] = useState(false);
  const [used, setUsed] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isOpened) select.current?.focus();
  }, [isOpened]);
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        wide
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <Trans>Use a saved prescription</Trans>
      </Button>
    );
  }
  // Their names matter only where they differ.
  const isForSeveral = new Set(usable.map(patient)).size > 1;
  const optionLabel = (saved: UsablePrescription) => {
    const label = [title(saved), isForSeveral && patient(saved)].filter(Boolean).join(', ');
    return isExpired(saved, today) ? `${label} (${t`expired`})` : label;
  };
  const chosen = usable.find(({ id }) => id === chosenId) ?? (usable[0] as UsablePrescription);
  return (
    <>
      {usable.length > 1 ? (
        <Select
          ref={select}
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
        {offerLabel(chosen, isForSeveral)}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {used}
      </p>
    </>
  );
}
