/** Describes a frame's choice of lenses, and the preselected package. */
export interface LensChoice<T> {
  readonly hasLenses: boolean;
  /** The frame-only package, if it is the only one. */
  readonly preselected: T | undefined;
}

/**
 * Evaluates the loaded lens packages of a frame (000 §4). More than one package means a choice of lenses. A single package
 * whose UPC is the frame's `frameOnlyLensUPC` is preselected. Treats a failed load as no packages.
 */
export function lensChoice<T extends { readonly upc: string }>(
  packages: readonly T[],
  frameOnlyLensUpc: string | undefined,
): LensChoice<T> {
  const onlyPackage = packages.length === 1 ? packages[0] : undefined;
  return {
    hasLenses: packages.length > 1,
    preselected: onlyPackage !== undefined && onlyPackage.upc === frameOnlyLensUpc ? onlyPackage : undefined,
  };
}
