/** First three digits of the ZIP codes of each state and territory, as ranges (USPS Publication 65, L002). */
const ZIP_PREFIXES: Readonly<Record<string, string>> = {
  AK: '995-999',
  AL: '350-369',
  AR: '716-729',
  AS: '967',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200-205 569',
  DE: '197-199',
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
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831',
};

/** First letters of the postal codes of each province and territory (Canada Post, Addressing Guidelines). */
const POSTAL_LETTERS: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
};

/** Whether a well-formed postal code can be in this state or province. No state has the code of a province. */
export function isPostalCodeOf(postalCode: string, region: string): boolean {
  const letters = POSTAL_LETTERS[region];
  if (letters !== undefined) return letters.includes(postalCode.charAt(0).toUpperCase());
  const prefix = postalCode.slice(0, 3);
  return (ZIP_PREFIXES[region] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first !== '' && first <= prefix && prefix <= last;
  });
}
