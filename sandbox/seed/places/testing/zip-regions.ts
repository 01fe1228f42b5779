/** First three digits of the ZIP codes of each state, as the US Postal Service assigns them. */
export const US_ZIP3_RANGES: Record<string, [from: number, to: number][]> = {
  AK: [[995, 999]],
  AL: [[350, 369]],
  AR: [[716, 729]],
  AZ: [[850, 865]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DC: [[200, 205]],
  DE: [[197, 199]],
  FL: [[320, 349]],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  IA: [[500, 528]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  KS: [[660, 679]],
  KY: [[400, 427]],
  LA: [[700, 714]],
  MA: [[10, 27]],
  MD: [[206, 219]],
  ME: [[39, 49]],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MO: [[630, 658]],
  MS: [[386, 397]],
  MT: [[590, 599]],
  NC: [[270, 289]],
  ND: [[580, 588]],
  NE: [[680, 693]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NV: [[889, 898]],
  NY: [[100, 149]],
  OH: [[430, 459]],
  OK: [[730, 749]],
  OR: [[970, 979]],
  PA: [[150, 196]],
  PR: [
    [6, 7],
    [9, 9],
  ],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VA: [
    [201, 201],
    [220, 246],
  ],
  VT: [[50, 59]],
  WA: [[980, 994]],
  WI: [[530, 549]],
  WV: [[247, 268]],
  WY: [[820, 831]],
};

/** Returns the state of a ZIP code. */
export function zipRegion(zip: string): string | undefined {
  const start = Number(zip.slice(0, 3));
  // 201 is in the range of DC but belongs to Virginia.
  if (start === 201) return 'VA';
  return Object.entries(US_ZIP3_RANGES).find(([, ranges]) =>
    ranges.some(([from, to]) => from <= start && start <= to),
  )?.[0];
}
