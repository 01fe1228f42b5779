import { Trans, useLingui } from '@lingui/react/macro';
import type { Prescription } from '@/domain/prescription/prescription';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { Button } from '@/ui/actions/button';
import { Heading } from '@/ui/layout/heading';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { ExpiredNotice } from './expiry';
import { PaperValues } from './paper-values';

export interface PrescriptionCardProps {
  saved: SavedPrescriptionView;
  onShowDetails: () => void;
  /** Edits prescriptions with values only: files and doctors belong to an order. */
  onEdit: () => void;
  onShowFrames: () => void;
  /** Called when the shopper is about to edit or to see the details. */
  onIntent: () => void;
}

/** Shows one saved prescription in the account's list. */
export function PrescriptionCard(props: PrescriptionCardProps) {
  const { saved, onShowDetails, onEdit, onShowFrames, onIntent } = props;
  const { t } = useLingui();
  const { title, people, day } = usePrescriptionCopy();
  const { values, file, issued } = saved;
  const name = title(saved);
  const date = issued && day(issued);
  const intent = { onPointerOver: onIntent, onFocus: onIntent };
  return (
    <li className="grid grid-cols-1 gap-4 border-line border-t py-6">
      <div>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        <p className="text-ink-soft">{people(saved)}</p>
      </div>
      {values ? <EyeValues values={values} /> : null}
      {file ? <p className="wrap-anywhere text-sm">{file.name}</p> : null}
      {date ? (
        <p className="text-ink-soft text-sm">
          <Trans>Written on {date}</Trans>
        </p>
      ) : null}
      <ExpiredNotice saved={saved} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {values ? (
          <Button
            variant="secondary"
            onClick={onShowFrames}
            aria-label={t`Frames for my prescription: ${name}`}
          >
            <Trans>Frames for my prescription</Trans>
          </Button>
        ) : null}
        <div className="flex gap-5">
          <Button
            {...intent}
            variant="link"
            aria-haspopup="dialog"
            onClick={onShowDetails}
            aria-label={t`Details of ${name}`}
          >
            <Trans>Details</Trans>
          </Button>
          {values ? (
            <Button {...intent} variant="link" onClick={onEdit} aria-label={t`Change ${name}`}>
              <Trans>Change</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Shows the values of both eyes as on the paper, one line each. */
function EyeValues({ values: { right, left } }: { values: Prescription }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <dt className="text-ink-soft">
        <Trans>Right (OD)</Trans>
      </dt>
      <dd>
        <PaperValues eye={right} />
      </dd>
      <dt className="text-ink-soft">
        <Trans>Left (OS)</Trans>
      </dt>
      <dd>
        <PaperValues eye={left} />
      </dd>
    </dl>
  );
}
