import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { parseAmount } from '@/domain/money/parse-amount';

/** Maps a lens package to the payload for add and edit (000 §3, Selected lens package). */
export function toSelectedLens(lens: FrameLensPackage): SelectedLensPackage {
  return {
    upc: lens.upc,
    catEntryId: lens.catEntryId,
    color: lens.color,
    services: lens.services,
    materialCode: lens.materialCode,
    segmentCode: lens.segmentCode,
    type: lens.type,
    treatmentFamily: lens.treatmentFamily,
    blueLight: lens.blueLight,
    index: lens.index,
    antiReflective: lens.antiReflective,
    rxValues: lens.rxValues,
    brand: lens.brand,
    polar: lens.polar,
    clen: lens.clen,
    isSpeedyRX: lens.isSpeedyRX,
    offerPrice: parseAmount(lens.offerPrice),
  };
}
