/** Difference that is hardly felt, in millimeters: the tolerance of "Use my size". */
export const WIDTH_TOLERANCE_MM = 3;

export interface WidthFit {
  fit: 'narrower' | 'same' | 'wider';
  /** Rounded to whole millimeters, never negative. */
  difference: number;
}

/** Compares a frame's total width with the shopper's, both in millimeters. */
export function compareWidth(totalWidth: number, ownWidth: number): WidthFit {
  const offset = totalWidth - ownWidth;
  const difference = Math.round(Math.abs(offset));
  if (Math.abs(offset) <= WIDTH_TOLERANCE_MM) return { fit: 'same', difference };
  return { fit: offset < 0 ? 'narrower' : 'wider', difference };
}

/** Returns the widths within the tolerance of the shopper's, as a range facet of a listing: `133-139`. */
export function widthRange(ownWidth: number): string {
  return `${offsetBy(ownWidth, -WIDTH_TOLERANCE_MM)}-${offsetBy(ownWidth, WIDTH_TOLERANCE_MM)}`;
}

/** Hundredths at most: 138.7 - 3 has many digits. */
function offsetBy(width: number, millimeters: number): number {
  return Math.round((width + millimeters) * 100) / 100;
}
