import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import type { LensReason } from '@/domain/lens/lens-reason';
import { reasonAgainstOrder } from '@/domain/lens/ordered-glasses';
import { expiryDate, isExpired } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { PaperValues } from '@/lib/prescription/paper-values';
import type {
  PrescriptionDetailsProps,
  SavedPrescriptionsProps as SlotProps,
} from '@/lib/prescription-step/slot-props';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { LoadStatus } from '@/ui/display/load-status';
import { RadioGroup } from '@/ui/fields/radio-group';
import { useSavedPrescriptions } from '../api/use-saved-prescriptions';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { useToday } from '../hooks/use-today';
import { ExpiredNotice } from './expiry';

export interface SavedPrescriptionsProps extends SlotProps {
  renderDetails: (props: PrescriptionDetailsProps) => ReactNode;
  /** Explains why the item cannot be made with the values. */
  renderReason: (reason: LensReason) => ReactNode;
}

/** Shows a choice of the saved prescriptions that fit an item of an order. Nothing for a guest, who has none (003 §6). */
export function SavedPrescriptions(props: SavedPrescriptionsProps) {
  const { t } = useLingui();
  const isMember = useIsMember();
  const { state, prescriptions, refresh } = useSavedPrescriptions(props, isMember);
  if (!isMember || state === 'signed-out') return null;
  if (state !== 'ready') {
    return (
      <LoadStatus
        isLoading={state === 'loading'}
        loadingLabel={t`Loading your prescriptions`}
        lines={3}
        failureTitle={<Trans>Your prescriptions could not be loaded.</Trans>}
        onRetry={refresh}
      >
        <Trans>You can still choose another way.</Trans>
      </LoadStatus>
    );
  }
  return prescriptions.length > 0 ? (
    <Choice {...props} prescriptions={prescriptions} />
  ) : (
    <p className="text-ink-soft text-sm">
      <Trans>None of your saved prescriptions fits this item.</Trans>
    </p>
  );
}

interface ChoiceProps extends SavedPrescriptionsProps {
  prescriptions: readonly SavedPrescriptionView[];
}

function Choice({ prescriptions, glasses, selectedId, onSelect, renderDetails, renderReason }: ChoiceProps) {
  const { t } = useLingui();
  const { title } = usePrescriptionCopy();
  const [isShown, setShown] = useState(false);
  const selected = prescriptions.find(({ id }) => id === selectedId);
  const name = selected && title(selected);
  return (
    <div className="grid grid-cols-1 gap-4">
      <RadioGroup
        variant="cards"
        legend={t`Your saved prescriptions`}
        options={prescriptions.map((saved) => {
          const reason = glasses && saved.values && reasonAgainstOrder(glasses, saved.values);
          return {
            value: saved.id,
            label: title(saved),
            description: (
              <>
                <Description saved={saved} />
                {reason ? <span className="mt-1 block">{renderReason(reason)}</span> : null}
              </>
            ),
            disabled: reason !== undefined,
          };
        })}
        value={selectedId ?? ''}
        onChange={(value) => onSelect(prescriptions.find(({ id }) => id === value))}
      />
      {selected ? (
        <>
          <ExpiredNotice saved={selected} />
          <div className="flex flex-wrap gap-x-5">
            <Button
              variant="link"
              aria-haspopup="dialog"
              aria-label={t`Details of ${name}`}
              onClick={() => setShown(true)}
            >
              <Trans>Details</Trans>
            </Button>
            <Button variant="link" onClick={() => onSelect(undefined)}>
              <Trans>Do not use a saved one</Trans>
            </Button>
          </div>
        </>
      ) : null}
      {renderDetails({ saved: selected, open: isShown && selected !== undefined, onOpenChange: setShown })}
    </div>
  );
}

/** Shows the person, the values on separate lines, and the date that distinguishes two of a kind. */
function Description({ saved }: { saved: SavedPrescriptionView }) {
  const { people } = usePrescriptionCopy();
  const { values, file } = saved;
  return (
    <>
      <span className="block">{people(saved)}</span>
      {values ? (
        <>
          <span className="block">
            OD <PaperValues eye={values.right} />
          </span>
          <span className="block">
            OS <PaperValues eye={values.left} />
          </span>
        </>
      ) : null}
      {file ? <span className="block wrap-anywhere">{file.name}</span> : null}
      <span className="block">
        <DateLine saved={saved} />
      </span>
    </>
  );
}

/** Shows when it expired, was written, or was last saved. */
function DateLine({ saved }: { saved: SavedPrescriptionView }) {
  const { day } = usePrescriptionCopy();
  const today = useToday();
  const { issued, updated = '' } = saved;
  const expiry = expiryDate(saved);
  if (expiry && isExpired(saved, today)) return <Trans>Expired on {{ date: day(expiry) }}</Trans>;
  if (issued) return <Trans>Written on {{ date: day(issued) }}</Trans>;
  const saving = parseIsoDay(updated.slice(0, 10));
  return saving ? <Trans>Saved on {{ date: day(saving) }}</Trans> : null;
}
