/**
 * Swatches of the color filter by the API's family codes: CSS colors, two for a pattern. A family has no exact color, so these
 * are CSS named colors.
 */
const FAMILIES: Readonly<Record<string, readonly [string, string?]>> = {
  black: ['black'],
  tortoise: ['saddlebrown', 'peru'],
  brown: ['saddlebrown'],
  grey: ['gray'],
  blue: ['steelblue'],
  green: ['seagreen'],
  red: ['firebrick'],
  pink: ['lightpink'],
  purple: ['rebeccapurple'],
  yellow: ['gold'],
  white: ['white'],
  clear: ['aliceblue', 'white'],
  gold: ['darkgoldenrod', 'khaki'],
  silver: ['silver', 'whitesmoke'],
};

/** Returns the swatch of a color family; undefined for an unknown one. */
export function familySwatch(code: string): readonly [string, string?] | undefined {
  return FAMILIES[code.toLowerCase()];
}
