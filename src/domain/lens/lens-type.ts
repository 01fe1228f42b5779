const WITHOUT_PRESCRIPTION: ReadonlySet<string> = new Set(['non_prescription', 'frame_only']);

/** A lens type in the one form that types are compared in: lower case, spaces and hyphens as underscores (000 §5). */
export function normaliseLensType(type: string): string {
  return type.trim().toLowerCase().replace(/[\s-]/g, '_');
}

/** Whether the choice is the frame with its demo lens. */
export function isFrameOnly(type: string): boolean {
  return normaliseLensType(type) === 'frame_only';
}

/** Whether the lens is made to a prescription: every type but non-prescription and frame-only. */
export function isPrescriptionLens(type: string): boolean {
  return !WITHOUT_PRESCRIPTION.has(normaliseLensType(type));
}

/** Whether choosing a lens of this type clears the stored prescription cookie (000 §5). */
export function clearsStoredPrescription(type: string): boolean {
  return !isPrescriptionLens(type);
}
