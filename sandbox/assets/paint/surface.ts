/** Fill of one material of a frame. */
export interface Surface {
  /** CSS hex or a reference to a definition. */
  fill: string;
  /** Average color of the surface, for edges and sides. */
  base: string;
  /** 1 is opaque. */
  opacity: number;
  /** Strength of reflections: 0 (matte) to 1 (polished). */
  gloss: number;
  metal: boolean;
}

/** Returns the tint of an edge that faces away from the light: a highlight on dark surfaces, a shade on light ones. */
export function sideShade(dark: boolean): { towards: string; ratio: number } {
  return dark ? { towards: '#ffffff', ratio: 0.16 } : { towards: '#1c1512', ratio: 0.26 };
}
