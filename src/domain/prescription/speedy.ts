/** Returns the speedy status: the lens package is speedy and the stored prescription is speedy eligible (000 §5). */
export function isSpeedyLens(
  lensPackage: { readonly isSpeedyRX?: boolean | undefined } | undefined,
  storedPrescription: { readonly isSpeedyRXEligible?: boolean | undefined } | undefined,
): boolean {
  return lensPackage?.isSpeedyRX === true && storedPrescription?.isSpeedyRXEligible === true;
}
