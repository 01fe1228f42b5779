import type { FaceShape } from '@/domain/advisor/face-shape';

/** A face in a drawing of 120 × 150, whose middle is at x = 60: two halves of superellipses, above and below its widest place. */
interface FaceForm {
  top: number;
  /** Height of the widest place. */
  widestY: number;
  /** Half width at the widest place. */
  widest: number;
  bottom: number;
  /** Exponents of the superellipses: 2 is round, more is squarer, less is more pointed. */
  forehead: number;
  chin: number;
}

const FORMS: Readonly<Record<FaceShape, FaceForm>> = {
  oval: { top: 14, widestY: 68, widest: 40, bottom: 136, forehead: 2.2, chin: 2 },
  round: { top: 20, widestY: 74, widest: 47, bottom: 130, forehead: 2.3, chin: 2.2 },
  square: { top: 20, widestY: 72, widest: 44, bottom: 130, forehead: 3, chin: 3.6 },
  heart: { top: 18, widestY: 58, widest: 45, bottom: 136, forehead: 2.7, chin: 1.45 },
  diamond: { top: 12, widestY: 74, widest: 45, bottom: 138, forehead: 1.6, chin: 1.45 },
  triangle: { top: 16, widestY: 98, widest: 45, bottom: 132, forehead: 1.75, chin: 3 },
  oblong: { top: 6, widestY: 74, widest: 36, bottom: 146, forehead: 2.8, chin: 2.5 },
};

/** Height of the eyes in the drawing. */
export const EYES_Y = 70;

/** Returns the half width of the face at the eyes, which a frame is drawn for. */
export function eyeHalfWidth(shape: FaceShape): number {
  const { top, widestY, widest, bottom, forehead, chin } = FORMS[shape];
  const [height, exponent] = EYES_Y < widestY ? [widestY - top, forehead] : [bottom - widestY, chin];
  const offset = Math.abs(EYES_Y - widestY) / height;
  return widest * (1 - offset ** exponent) ** (1 / exponent);
}

/** Returns the SVG path of a face: one cubic Bézier curve for each quarter. */
export function faceOutline(shape: FaceShape): string {
  const { top, widestY, widest, bottom, forehead, chin } = FORMS[shape];
  const upper = handleOf(forehead);
  const lower = handleOf(chin);
  const at = (x: number, y: number) => `${round(60 + x)} ${round(y)}`;
  const [upperX, lowerX] = [upper * widest, lower * widest];
  const upperY = widestY - upper * (widestY - top);
  const lowerY = widestY + lower * (bottom - widestY);
  return [
    `M${at(0, top)}`,
    `C${at(upperX, top)} ${at(widest, upperY)} ${at(widest, widestY)}`,
    `C${at(widest, lowerY)} ${at(lowerX, bottom)} ${at(0, bottom)}`,
    `C${at(-lowerX, bottom)} ${at(-widest, lowerY)} ${at(-widest, widestY)}`,
    `C${at(-widest, upperY)} ${at(-upperX, top)} ${at(0, top)}Z`,
  ].join('');
}

/**
 * Returns the length of a curve's handles, as a fraction of the half axis, with which it meets the superellipse at its middle.
 */
function handleOf(exponent: number): number {
  return (8 * 0.5 ** (1 / exponent) - 4) / 3;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
