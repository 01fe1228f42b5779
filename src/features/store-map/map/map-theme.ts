/** Colors and font of the base map, from the design tokens. */
export interface MapTheme {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly regionLabel: string;
  readonly townLabel: string;
  readonly font: string;
}

/** Reads the tokens: a canvas knows no CSS variables. */
export function readMapTheme(element: Element): MapTheme {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    water: token('accent-tint'),
    land: token('paper'),
    coast: token('line-strong'),
    border: token('line'),
    regionLabel: token('line-strong'),
    townLabel: token('ink-soft'),
    font: style.fontFamily,
  };
}
