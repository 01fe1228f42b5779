import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { Trans } from '@lingui/react/macro';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { readPrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import { useStoreValue } from '@/lib/state/create-store';
import { Badge } from '@/ui/display/badge';
import { checkFrameFit } from '../state/check-frame-fit';

export interface FitBadgeProps {
  /** The frame's attributes from the search response. */
  attributes: readonly CatalogSearchAttribute[] | undefined;
}

/** Some translations are wider than a tile on mobile. */
const WRAPPED_CLASS = 'whitespace-normal rounded-lg';

/** Badge: whether a frame fits the stored prescription. */
export function FitBadge({ attributes = [] }: FitBadgeProps) {
  const prescription = useStoreValue(storedPrescription);
  if (!prescription) return null;
  if (checkFrameFit(prescription, readPrescriptionLimits(lookUpAttributes(attributes))).compatible) {
    return (
      <Badge tone="success" className={WRAPPED_CLASS}>
        <Trans>Takes your prescription</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="outline" className={`bg-paper ${WRAPPED_CLASS}`}>
      <Trans>Not for your prescription</Trans>
    </Badge>
  );
}
