/** Lens type of a frame without a lens of ours. */
export const FRAME_ONLY = 'frame-only';

const NON_PRESCRIPTION_TYPES: ReadonlySet<string> = new Set(['non_prescription', 'frame_only']);

/** Normalizes a lens type for comparison: lower case, spaces and hyphens as underscores (000 §5). */
export function normalizeLensType(type: string): string {
  return type.trim().toLowerCase().replace(/[\s-]/g, '_');
}

/** Returns whether the type is the frame with its demo lens. */
export function isFrameOnly(type: string): boolean {
  return normalizeLensType(type) === 'frame_only';
}

/** Returns whether the lens needs a prescription: every type except non-prescription and frame-only. */
export function isPrescriptionLens(type: string): boolean {
  return !NON_PRESCRIPTION_TYPES.has(normalizeLensType(type));
}

/** Returns whether selecting this lens type clears the stored prescription cookie (000 §5). */
export function clearsStoredPrescription(type: string): boolean {
  return !isPrescriptionLens(type);
}

/** Returns whether the lens has an addition for near: progressive and bifocal. */
export function needsAddition(type: string): boolean {
  return ['progressive', 'bifocal'].includes(normalizeLensType(type));
}

/** Returns whether the lens is for reading, with one of the stock powers in both eyes. */
export function isReaders(type: string): boolean {
  return normalizeLensType(type) === 'readers';
}
