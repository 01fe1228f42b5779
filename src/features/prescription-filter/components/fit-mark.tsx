import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { Trans } from '@lingui/react/macro';
import { storedPrescription } from '@/platform/prescription/stored-prescription';
import { useStoredEntry } from '@/platform/storage/use-stored-entry';
import { Badge } from '@/ui/display/badge';
import { frameFit } from '../api/frame-fit';

export interface FitMarkProps {
  /** The frame's, as the search server gives them. */
  attributes: readonly CatalogSearchAttribute[] | undefined;
}

/** The words of some languages are longer than a tile of a phone is wide. */
const WRAPPED = 'whitespace-normal rounded-lg';

/** Says in three words whether a frame takes the stored prescription. */
export function FitMark({ attributes = [] }: FitMarkProps) {
  const prescription = useStoredEntry(storedPrescription);
  if (!prescription) return null;
  if (frameFit(prescription, attributes) === 'takes-it') {
    return (
      <Badge tone="success" className={WRAPPED}>
        <Trans>Takes your prescription</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="outline" className={`bg-paper ${WRAPPED}`}>
      <Trans>Not for your prescription</Trans>
    </Badge>
  );
}
