import rows from '../data/espots.json' with { type: 'json' };
import { providersText } from '../insurance/insurance-providers';
import { type EspotContent, renderEspot, sameInAllLanguages } from './espot-content';
import type { EspotSeed } from './espot-seed';
import { lensEspots } from './lens-espots';

/** An espot in the data file. */
export type EspotRow = Omit<EspotSeed, 'text'> & EspotContent;

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** The retailer's icons as one SVG sprite (espot X_SVG_Icons). */
const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${[
  symbol('promo-tag', '<path d="M3 12V4h8l10 10-8 8z"/><circle cx="7.5" cy="8.5" r="1"/>'),
  symbol(
    'service-lenses',
    '<path d="M12 4.5c4.7 0 8 3 8 7.2s-3.300 7.800-8 7.800-8-3.600-8-7.800 3.300-7.200 8-7.200Z"/><path d="M8 12.500c.3-2.300 1.700-3.900 4-4.300M9.200 15.600l.2.3"/>',
  ),
  symbol(
    'service-fit',
    '<path d="M2.500 8.500h19v7h-19z"/><path d="M6 8.500v3M9 8.500v2M12 8.500v3M15 8.500v2M18 8.500v3"/>',
  ),
  symbol(
    'service-price',
    '<path d="M5.500 3.500h13v17l-2.200-1.500-2.100 1.500-2.200-1.500-2.200 1.500-2.100-1.500-2.200 1.500z"/><path d="M9 8.500h6M9 12h6M9 15.500h3"/>',
  ),
  symbol('service-returns', '<path d="M4.500 9.500h10a5 5 0 0 1 0 10H8"/><path d="M8 5.500l-4 4 4 4"/>'),
].join('')}</svg>`;

function symbol(id: string, shapes: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24"><g ${STROKE}>${shapes}</g></symbol>`;
}

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
