/**
 * Swatches of the colour filter by the family's code: CSS colours, two for a pattern. A family has no exact colour, so
 * CSS's own names stand for it.
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

/** The swatch of a colour family; undefined for one that is not known here. */
export function familySwatch(code: string): readonly [string, string?] | undefined {
  return FAMILIES[code.toLowerCase()];
}
