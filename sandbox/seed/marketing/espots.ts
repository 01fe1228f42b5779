import rows from '../data/espots.json' with { type: 'json' };
import { providersText } from '../insurance/insurance-providers';
import { type EspotContent, renderEspot, sameInAllLanguages } from './espot-content';
import type { EspotSeed } from './espot-seed';
import { iconSprite } from './icon-sprite';
import { lensEspots } from './lens-espots';

/** An espot in the data file. */
export type EspotRow = Omit<EspotSeed, 'text'> & EspotContent;

/** Marketing content. Unknown espots have empty responses. A test checks the file against the schema. */
export const espots: EspotSeed[] = [
  ...(rows as EspotRow[]).map(toEspot),
  ...lensEspots,
  {
    name: 'X_Insurance_Providers',
    identifier: '15121',
    contentName: 'providers',
    storeId: '10851',
    text: providersText('US'),
  },
  {
    name: 'X_Insurance_Providers',
    identifier: '15122',
    contentName: 'providers',
    storeId: '10852',
    text: providersText('CA'),
  },
  { name: 'X_SVG_Icons', identifier: '15101', contentName: 'icons', text: sameInAllLanguages(iconSprite) },
];

function toEspot(row: EspotRow): EspotSeed {
  const { name, identifier, contentName, categoryId } = row;
  return {
    name,
    identifier,
    contentName,
    ...(categoryId === undefined ? {} : { categoryId }),
    text: renderEspot(row),
  };
}
