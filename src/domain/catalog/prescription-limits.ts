import { type TotalPowerRange, totalPowerRange } from '../prescription/total-power-range';
import { type AttributeLookup, attributeText } from './attributes';
import { readKind } from './kind';

/** Limits that a frame sets for a prescription (000 §3, Frame; 003 §5). */
export interface PrescriptionLimits {
  /** True if the frame takes prescription lenses at all. */
  prescriptionReady: boolean;
  /** The total powers that it takes, in diopters. */
  totalPower: TotalPowerRange;
}

/** Returns whether prescription lenses can be fitted (attribute ROXABLE, 000 §3). A contact lens never takes any. */
export function readPrescriptionReady(attribute: AttributeLookup): boolean {
  return attributeText(attribute, 'ROXABLE') === 'True' && readKind(attribute) !== 'contact-lenses';
}

/** Reads them from the attributes ROXABLE, MIN_TOTAL_POWER and MAX_TOTAL_POWER. */
export function readPrescriptionLimits(attribute: AttributeLookup): PrescriptionLimits {
  return {
    prescriptionReady: readPrescriptionReady(attribute),
    totalPower: totalPowerRange(
      attributeText(attribute, 'MIN_TOTAL_POWER'),
      attributeText(attribute, 'MAX_TOTAL_POWER'),
    ),
  };
}
