import type { CatalogSearchEntry } from '@generated/catalog/model/catalogSearchEntry';

/** Name of a saved frame, as its tile has it. */
export function savedName({ attributes, name }: CatalogSearchEntry): string {
  return attributes?.find(({ identifier }) => identifier === 'MODEL_NAME')?.values[0]?.value ?? name;
}
