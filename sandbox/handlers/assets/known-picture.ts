import { SHOT_TYPES, type ShotType } from '../../assets/shot-types';
import { type FoundProduct, productFinder } from '../../search/find-entries';
import type { Catalog } from '../../seed/catalogue/seed-catalogue';

/** The product and shot of an image. */
export interface KnownPicture {
  found: FoundProduct;
  shot: ShotType;
}

/** The available shots of a part number: all eight of a frame color, the front of a contact lens box. */
export function shotsOf(catalog: Catalog, partNumber: string): readonly ShotType[] {
  const found = productFinder(catalog).byPartNumber(partNumber);
  if (found?.color) return SHOT_TYPES;
  return found && 'lens' in found.product ? ['front'] : [];
}

/** Finds an image by its file key, such as 8056000012345-front.svg; undefined when the catalog has no such image. */
export function knownPicture(catalog: Catalog, fileKey: string): KnownPicture | undefined {
  const shot = SHOT_TYPES.find((type) => fileKey.endsWith(`-${type}.svg`));
  if (!shot) return undefined;
  const partNumber = fileKey.slice(0, -`-${shot}.svg`.length);
  const found = productFinder(catalog).byPartNumber(partNumber);
  return found && shotsOf(catalog, partNumber).includes(shot) ? { found, shot } : undefined;
}
