/** Difference that is hardly felt, in millimeters: the tolerance of "Use my size". */
export const WIDTH_TOLERANCE_MM = 3;

export interface WidthFit {
  fit: 'narrower' | 'same' | 'wider';
  /** Rounded to whole millimeters, never negative. */
  difference: number;
}

/** How a frame's total width compares with the shopper's, both in millimeters. */
export function compareWidth(totalWidth: number, ownWidth: number): WidthFit {
  const offset = totalWidth - ownWidth;
  const difference = Math.round(Math.abs(offset));
  if (Math.abs(offset) <= WIDTH_TOLERANCE_MM) return { fit: 'same', difference };
  return { fit: offset < 0 ? 'narrower' : 'wider', difference };
}
