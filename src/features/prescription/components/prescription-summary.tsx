import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatDiopters, parseDiopters } from '@/domain/prescription/diopters';
import type { BothEyesText } from '@/domain/prescription/stored-prescription';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { type FilterableListing, isPrescriptionFiltered } from '../api/filterable-listing';
import { useAvailableFrames } from '../api/use-available-frames';
import { markFilteredEntry, reloadUnfiltered } from '../state/filter-history';
import { IncompatibleNotice } from './incompatible-notice';

/** Replaces the form while a prescription is stored. Clearing it reloads the page (003 §4.3). */
export function PrescriptionSummary({ listing }: { listing: FilterableListing }) {
  const { t } = useLingui();
  const prescription = useStoreValue(storedPrescription);
  const { show, busy, incompatible } = useAvailableFrames(() => listing);
  // Runs with each new listing, because its URL has a separate history entry.
  useEffect(markFilteredEntry);
  const clear = () => {
    savePrescription(undefined);
    reloadUnfiltered();
  };
  return (
    // Not higher than the form, with all of its lines; the actions replace the form's button.
    <div className="flex flex-col">
      {prescription ? (
        // The desktop column is too narrow for label and values on one line.
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm lg:grid-cols-1 lg:gap-y-0 lg:[&>dd+dt]:mt-1.5">
          <EyeValues label={t`Right (OD)`} {...{ prescription }} eye="OD" />
          <EyeValues label={t`Left (OS)`} {...{ prescription }} eye="OS" />
        </dl>
      ) : null}
      <p className="mt-2 text-ink-soft text-sm">
        <Trans>Each frame says whether it takes your lenses.</Trans>
      </p>
      {incompatible ? <IncompatibleNotice /> : null}
      <div className="mt-auto grid justify-items-start pt-2">
        {prescription && !isPrescriptionFiltered(listing.facets) ? (
          <Button
            variant="secondary"
            wide
            onClick={() => void show(prescription)}
            busy={busy}
            busyLabel={t`Looking for frames`}
          >
            <Trans>Show frames that fit</Trans>
          </Button>
        ) : null}
        <Button variant="link" className="text-sm" onClick={clear}>
          <Trans>Clear my prescription</Trans>
        </Button>
      </div>
    </div>
  );
}

interface EyeValuesProps {
  label: string;
  prescription: { SPH: BothEyesText; CYL?: BothEyesText | undefined };
  eye: keyof BothEyesText;
}

function EyeValues({ label, prescription: { SPH, CYL }, eye }: EyeValuesProps) {
  const { languageTag } = useSite();
  const toDisplay = (power: string) => formatDiopters(parseDiopters(power) ?? 0, languageTag);
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <span className="whitespace-nowrap">SPH {toDisplay(SPH[eye])}</span>
        {CYL ? <span className="whitespace-nowrap"> CYL {toDisplay(CYL[eye])}</span> : null}
      </dd>
    </>
  );
}
