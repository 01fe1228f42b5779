/** Whether a frame page offers a choice of lenses, and what is chosen from the start. */
export interface LensChoice<T> {
  readonly hasLenses: boolean;
  /** The frame-only package, where it is the one package that there is. */
  readonly preselected: T | undefined;
}

/**
 * The lens packages of a frame once they are loaded (000 §4): there are lenses to choose from when there is more than one
 * package; exactly one, and that the frame's `frameOnlyLensUPC`, is preselected as frame-only. A failed load has no
 * packages and so no lenses.
 */
export function lensChoice<T extends { readonly upc: string }>(
  packages: readonly T[],
  frameOnlyLensUpc: string | undefined,
): LensChoice<T> {
  const only = packages.length === 1 ? packages[0] : undefined;
  return {
    hasLenses: packages.length > 1,
    preselected: only !== undefined && only.upc === frameOnlyLensUpc ? only : undefined,
  };
}
