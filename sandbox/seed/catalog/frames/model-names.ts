import rows from '../../data/model-names.json' with { type: 'json' };

/** Model names by brand slug; each brand has a theme. A name is unique in the catalog. */
const names: Readonly<Record<string, readonly string[]>> = rows;

/** Returns the model names of a brand, in order. @throws RangeError for a brand without names. */
export function modelNamesOf(brandSlug: string): readonly string[] {
  const list = names[brandSlug];
  if (!list) throw new RangeError(`No model names for ${brandSlug}`);
  return list;
}
