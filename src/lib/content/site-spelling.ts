import type { Site } from '../site/site';

/** Changes a text in American English, French or Spanish to the spelling of a site. */
export type Spell = (text: string) => string;

/** Loads the spelling of a site, for texts outside of the message catalogs. */
export async function siteSpelling({ languageTag }: Pick<Site, 'languageTag'>): Promise<Spell> {
  if (languageTag !== 'en-CA') return (text) => text;
  const { toCanadianSpelling } = await import('@/domain/text/canadian-spelling');
  return toCanadianSpelling;
}
