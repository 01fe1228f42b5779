/** Regions by time zone (IANA). A region with two zones has the one of most of its stores. */
const REGIONS: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/Kentucky/Louisville': 'KY',
  'America/St_Johns': 'NL',
  'America/Halifax': 'NB NS PE',
  'America/Toronto': 'ON QC',
  'America/Iqaluit': 'NU',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC',
  'America/Whitehorse': 'YT',
};

/** Towns whose time differs from that of most of their region. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    ...[
      'Knoxville',
      'Chattanooga',
      'East Chattanooga',
      'Johnson City',
      'Kingsport',
      'Bristol',
      'Collegedale',
    ].map((town) => `${town}, TN`),
  ],
  'America/Chicago': [
    ...['Evansville', 'Gary', 'Hammond', 'Crown Point'].map((town) => `${town}, IN`),
    ...['Bowling Green', 'Owensboro', 'Glasgow', 'Mayfield'].map((town) => `${town}, KY`),
  ],
  'America/Denver': ['El Paso, TX', 'Rapid City, SD'],
  'America/Edmonton': ['Cranbrook, BC'],
  // No daylight-saving time, unlike the rest of the province.
  'America/Dawson_Creek': ['Fort St. John, BC'],
  'America/Winnipeg': ['Kenora, ON'],
  // Labrador, where clocks do not differ by half an hour.
  'America/Goose_Bay': ['Labrador City, NL', 'Happy Valley-Goose Bay, NL'],
};

const zoneByRegion = new Map(
  Object.entries(REGIONS).flatMap(([zone, regions]) => regions.split(' ').map((region) => [region, zone])),
);
const zoneByTown = new Map(
  Object.entries(TOWNS).flatMap(([zone, towns]) => towns.map((town) => [town, zone])),
);

/**
 * Returns the time zone of a town.
 *
 * @throws RangeError for an unknown region.
 */
export function timeZoneOf({ city, region }: { city: string; region: string }): string {
  const zone = zoneByTown.get(`${city}, ${region}`) ?? zoneByRegion.get(region);
  if (!zone) throw new RangeError(`The time zone of ${region} is not known`);
  return zone;
}
