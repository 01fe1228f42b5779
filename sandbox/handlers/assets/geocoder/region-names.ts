import type { Localized } from '../../../seed/models/localized';

/** States, the District of Columbia and Puerto Rico by their two-letter codes. */
const usRegions =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|' +
  'RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

const canadianRegions =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
  'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

/** Spanish and French names, only where they differ from English. */
const spanish: Readonly<Record<string, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  NM: 'Nuevo México',
  NJ: 'Nueva Jersey',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  BC: 'Columbia Británica',
  NB: 'Nuevo Brunswick',
  NL: 'Terranova y Labrador',
  NS: 'Nueva Escocia',
  NT: 'Territorios del Noroeste',
  PE: 'Isla del Príncipe Eduardo',
};
const french: Readonly<Record<string, string>> = {
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

/** Names of the states, provinces and territories by their two-letter codes. */
export const regionNames: ReadonlyMap<string, Localized> = new Map(
  `${usRegions}|${canadianRegions}`.split('|').map((row) => {
    const code = row.slice(0, 2);
    const en = row.slice(3);
    return [code, { en, es: spanish[code] ?? en, fr: french[code] ?? en }];
  }),
);
