import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { Trans } from '@lingui/react/macro';
import { storedPrescription } from '@/platform/prescription/stored-prescription';
import { useStoredValue } from '@/platform/storage/use-stored-entry';
import { Badge } from '@/ui/display/badge';
import { frameFit } from '../api/frame-fit';

export interface FitMarkProps {
  /** The frame's attributes from the search response. */
  attributes: readonly CatalogSearchAttribute[] | undefined;
}

/** Some translations are wider than a tile on mobile. */
const WRAPPED = 'whitespace-normal rounded-lg';

/** Badge: whether a frame fits the stored prescription. */
export function FitMark({ attributes = [] }: FitMarkProps) {
  const prescription = useStoredValue(storedPrescription);
  if (!prescription) return null;
  if (frameFit(prescription, attributes) === 'compatible') {
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
