import type { LensPackage } from '../../seed/models/lens-package';

/** Returns the properties of a lens package, named like the fields of LCUpdateOrderItemLensDataCmd (000 §7). */
export function lensAttributes(lens: LensPackage): { name: string; value: string }[] {
  const { sph, add } = lens.rxValues;
  const values: Record<string, string> = {
    lensColor: lens.color,
    lensColorCode: lens.colorCode,
    lensMaterialCode: lens.materialCode,
    lensSegmentCode: lens.segmentCode,
    correctionType: lens.type,
    lensTreatmentFamily: lens.treatmentFamily,
    lensBlueLight: String(lens.blueLight),
    lensIndex: String(lens.index),
    lensAntiReflective: lens.antiReflective,
    lensPolar: String(lens.polar),
    lensBrand: lens.brand,
    lensInfoServices: lens.services.join(','),
    isLensSpeedyRX: String(lens.isSpeedyRX),
    powerSphereMin: sph.min.toFixed(2),
    powerSphereMax: sph.max.toFixed(2),
    powerAddMin: add.min.toFixed(2),
    powerAddMax: add.max.toFixed(2),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
