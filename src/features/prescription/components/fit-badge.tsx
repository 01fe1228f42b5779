import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { readPrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import { useStoreValue } from '@/lib/state/create-store';
import { Badge } from '@/ui/display/badge';
import { CheckIcon, CloseIcon } from '@/ui/icons/icons';
import { checkFrameFit } from '../state/check-frame-fit';

export interface FitBadgeProps {
  /** The frame's attributes from the search response. */
  attributes: readonly CatalogSearchAttribute[] | undefined;
}

/** Lets the label wrap, because a larger font in the browser makes it wider than a tile. */
const WRAPPED_CLASS = 'whitespace-normal rounded-lg';

/** Shows whether a frame fits the stored prescription. */
export function FitBadge({ attributes = [] }: FitBadgeProps) {
  const prescription = useStoreValue(storedPrescription);
  if (!prescription) return null;
  const { compatible } = checkFrameFit(prescription, readPrescriptionLimits(lookUpAttributes(attributes)));
  return compatible ? (
    <Badge tone="success" className={WRAPPED_CLASS}>
      <PhoneLabel icon={<CheckIcon size={14} />} />
      <span className="max-sm:sr-only">
        <Trans>Takes your prescription</Trans>
      </span>
    </Badge>
  ) : (
    <Badge tone="outline" className={`bg-paper ${WRAPPED_CLASS}`}>
      <PhoneLabel icon={<CloseIcon size={14} />} />
      <span className="max-sm:sr-only">
        <Trans>Not for your prescription</Trans>
      </span>
    </Badge>
  );
}

/** Hides the sentence on a phone, where it needs two lines in a tile and would cover half of the frame. */
function PhoneLabel({ icon }: { icon: ReactNode }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1 sm:hidden">
      {icon}
      <Trans>Prescription</Trans>
    </span>
  );
}
