/** How one material of a frame is filled. */
export interface Surface {
  /** CSS hex or a reference to a definition. */
  fill: string;
  /** The colour that the surface shows on average, for edges and sides. */
  base: string;
  /** 1 covers what lies behind. */
  opacity: number;
  /** Strength of reflections: 0 (matte) to 1 (polished). */
  gloss: number;
  metal: boolean;
}

/** Colour of an edge that turns away from the light: dark surfaces catch a glint there, light ones go into shade. */
export function sideShade(dark: boolean): { towards: string; share: number } {
  return dark ? { towards: '#ffffff', share: 0.16 } : { towards: '#1c1512', share: 0.26 };
}
