/**
 * First three digits of the ZIP codes of each state and territory, as ranges (USPS Publication 65, L002), and whole codes of
 * places that are served from a neighboring state.
 */
const ZIP_PREFIXES: Readonly<Record<string, string>> = {
  AA: '340',
  AE: '090-098',
  AK: '995-999',
  AL: '350-369',
  AP: '962-966',
  AR: '716-729',
  AS: '967',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200-205 569',
  DE: '197-199',
  FM: '969',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '206-219',
  ME: '039-049',
  MH: '969',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MP: '969',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  // 063 is Fishers Island, which is reached through Connecticut.
  NY: '005 063 100-149',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  PW: '969',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  // 42223 is Fort Campbell, served from Kentucky.
  TN: '370-385 42223',
  // 73949 is Texhoma, served from Oklahoma.
  TX: '733 73949 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  // 83414 is Alta, served from Idaho.
  WY: '820-831 83414',
};

/** First letters of the postal codes of each province and territory (Canada Post, Addressing Guidelines). */
const POSTAL_STARTS: Readonly<Record<string, string>> = {
  // S9V is Lloydminster, on both sides of the border.
  AB: 'T S9V',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'K L M N P',
  PE: 'C',
  // K1A is the federal government, on both sides of the Ottawa River.
  QC: 'G H J K1A',
  SK: 'S',
  YT: 'Y',
};

/**
 * Returns whether a well-formed postal code is likely to be in this state or province. A hint, not a proof: codes follow
 * carriers' routes, which cross borders. No state has a province's code.
 */
export function isPostalCodeOf(postalCode: string, region: string): boolean {
  const starts = POSTAL_STARTS[region];
  if (starts !== undefined)
    return starts.split(' ').some((start) => postalCode.toUpperCase().startsWith(start));
  return (ZIP_PREFIXES[region] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    const prefix = postalCode.slice(0, first.length);
    return first !== '' && first <= prefix && prefix <= last;
  });
}

/** Returns whether any state or province of a country has codes that begin like this one. */
export function isPostalCodeInUse(postalCode: string, country: 'US' | 'CA'): boolean {
  const regions = Object.keys(country === 'CA' ? POSTAL_STARTS : ZIP_PREFIXES);
  return regions.some((region) => isPostalCodeOf(postalCode, region));
}
