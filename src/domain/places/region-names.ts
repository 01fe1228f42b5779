import type { DisplayLanguage, LocaleConfig } from '../locale/locales';
import { plainText } from '../text/plain-text';

type Country = LocaleConfig['country'];
type RegionName = Readonly<Record<DisplayLanguage, string>>;

/**
 * States, the District of Columbia, the territories, the freely associated states and the military by their two-letter codes
 * (US Postal Service).
 */
const usRegions =
  'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|' +
  'RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VI US Virgin Islands|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|FM Micronesia|MH Marshall Islands|PW Palau|' +
  'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific';

/** Provinces and territories (Canada Post). */
const canadianRegions =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
  'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

/** Spanish and French names, only where they differ from English. */
const spanish: Readonly<Record<string, string>> = {
  AA: 'Fuerzas Armadas de EE. UU. en América',
  AE: 'Fuerzas Armadas de EE. UU. en Europa',
  AP: 'Fuerzas Armadas de EE. UU. en el Pacífico',
  MH: 'Islas Marshall',
  PW: 'Palaos',
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MP: 'Islas Marianas del Norte',
  NM: 'Nuevo México',
  NJ: 'Nueva Jersey',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de EE. UU.',
  WV: 'Virginia Occidental',
  BC: 'Columbia Británica',
  NB: 'Nuevo Brunswick',
  NL: 'Terranova y Labrador',
  NS: 'Nueva Escocia',
  NT: 'Territorios del Noroeste',
  PE: 'Isla del Príncipe Eduardo',
};
const french: Readonly<Record<string, string>> = {
  AA: 'Forces armées américaines, Amériques',
  AE: 'Forces armées américaines, Europe',
  AP: 'Forces armées américaines, Pacifique',
  FM: 'Micronésie',
  MH: 'Îles Marshall',
  PW: 'Palaos',
  BC: 'Colombie-Britannique',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  CA: 'Californie',
  FL: 'Floride',
  GA: 'Géorgie',
  LA: 'Louisiane',
  NC: 'Caroline du Nord',
  SC: 'Caroline du Sud',
  ND: 'Dakota du Nord',
  SD: 'Dakota du Sud',
  NM: 'Nouveau-Mexique',
  PA: 'Pennsylvanie',
  PR: 'Porto Rico',
  VA: 'Virginie',
  WV: 'Virginie-Occidentale',
};

const named = (rows: string): ReadonlyMap<string, RegionName> =>
  new Map(
    rows.split('|').map((row) => {
      const code = row.slice(0, 2);
      const en = row.slice(3);
      return [code, { en, es: spanish[code] ?? en, fr: french[code] ?? en }];
    }),
  );

const regionsByCountry: Readonly<Record<Country, ReadonlyMap<string, RegionName>>> = {
  us: named(usRegions),
  ca: named(canadianRegions),
};

/** Names of the states, provinces and territories of both countries by their two-letter codes. */
export const regionNames: ReadonlyMap<string, RegionName> = new Map([
  ...regionsByCountry.us,
  ...regionsByCountry.ca,
]);

/** Returns the states or provinces of a country with their territories, in alphabetical order of the language. */
export function regionsOf(country: Country, language: DisplayLanguage): { code: string; name: string }[] {
  return [...regionsByCountry[country]]
    .map(([code, name]) => ({ code, name: name[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * Returns the two-letter code of a region that the commerce API gives as a code or as a full name; the text itself if unknown.
 */
export function regionCode(text: string): string {
  const plain = plainText(text);
  for (const [code, names] of regionNames) {
    if (plain === code.toLowerCase() || Object.values(names).some((name) => plainText(name) === plain))
      return code;
  }
  return text.trim();
}
