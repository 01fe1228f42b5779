import { type AttributeLookup, positiveNumber } from '../catalog/attributes';
import { readPrescriptionLimits } from '../catalog/prescription-limits';
import { readTempleSize, type TempleSize } from '../catalog/size';
import { DEFAULT_TOTAL_POWER_RANGE, type TotalPowerRange } from '../prescription/total-power-range';

/** Facts of a frame that decide which lenses it takes. Lengths in millimeters. */
export interface LensFrame {
  readonly upc: string;
  readonly lensHeight?: number | undefined;
  readonly size?: TempleSize | undefined;
  /** Code such as `rimless`. */
  readonly rim?: string | undefined;
  /** Code such as `kids`. */
  readonly gender?: string | undefined;
  readonly totalPower: TotalPowerRange;
}

/** Reads the facts from the frame's attributes. */
export function readLensFrame(upc: string, attribute: AttributeLookup): LensFrame {
  const code = (identifier: string) => attribute(identifier)?.values[0]?.identifier;
  return {
    upc,
    lensHeight: positiveNumber(attribute, 'LENS_HEIGHT'),
    size: readTempleSize(attribute),
    rim: code('RIM_TYPE'),
    gender: code('GENDER'),
    totalPower: readPrescriptionLimits(attribute).totalPower,
  };
}

/** Creates a frame from a UPC alone; it excludes no lens. */
export function unknownLensFrame(upc: string): LensFrame {
  return { upc, totalPower: DEFAULT_TOTAL_POWER_RANGE };
}
