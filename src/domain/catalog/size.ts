import { type AttributeLookup, attributeText, positiveNumber } from './attributes';

/** The numbers printed on the temple, in millimeters. */
export interface TempleSize {
  /** Lens (eye) width. */
  eye: number;
  bridge: number;
  temple: number;
}

/** All measurements of a frame, in millimeters. Undefined when the commerce API has no value. */
export interface FrameSize extends TempleSize {
  lensHeight: number | undefined;
  totalWidth: number | undefined;
  /** Localized size band, such as "Medium". */
  band: string | undefined;
  /** Shape code, such as cat-eye. */
  shape: string | undefined;
}

/** Returns undefined unless all three numbers are present. */
export function readTempleSize(attribute: AttributeLookup): TempleSize | undefined {
  const eye = positiveNumber(attribute, 'EYE_SIZE');
  const bridge = positiveNumber(attribute, 'BRIDGE_SIZE');
  const temple = positiveNumber(attribute, 'TEMPLE_LENGTH');
  return eye && bridge && temple ? { eye, bridge, temple } : undefined;
}

/** Reads the size; undefined without the numbers on the temple, which a drawing needs. */
export function readFrameSize(attribute: AttributeLookup): FrameSize | undefined {
  const templeSize = readTempleSize(attribute);
  return (
    templeSize && {
      ...templeSize,
      lensHeight: positiveNumber(attribute, 'LENS_HEIGHT'),
      totalWidth: positiveNumber(attribute, 'TOTAL_WIDTH'),
      band: attributeText(attribute, 'SIZE_BAND'),
      shape: attribute('FRAME_SHAPE')?.values[0]?.identifier,
    }
  );
}
