import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
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
import { ExpiredNotice } from './expiry';
import { PaperValues } from './paper-values';

export interface SavedPrescriptionsProps extends SlotProps {
  renderDetails: (props: PrescriptionDetailsProps) => ReactNode;
}

/** A choice of the saved prescriptions that fit an item of an order. Nothing for a guest, who has none (003 §6). */
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
        retryLabel={<Trans>Try again</Trans>}
        onRetry={() => void refresh()}
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

function Choice({ prescriptions, selectedId, onSelect, renderDetails }: ChoiceProps) {
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
        options={prescriptions.map((saved) => ({
          value: saved.id,
          label: title(saved),
          description: <Description saved={saved} />,
        }))}
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

/** Who it is for, and its values on lines of their own. */
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
    </>
  );
}
