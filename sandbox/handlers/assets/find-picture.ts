import { type DrawingType, SHOT_TYPES, type ShotType, TRY_ON_DRAWING } from '../../assets/shot-types';
import { type FoundProduct, productFinder } from '../../search/product-finder';
import type { Catalog } from '../../seed/catalog/seed-catalog';

/** The product and shot of an image. */
export interface PictureMatch {
  match: FoundProduct;
  shot: DrawingType;
}

/** Returns the available shots of a part number: all eight of a frame color, the front of a contact lens box. */
export function shotsOf(catalog: Catalog, partNumber: string): readonly ShotType[] {
  const match = productFinder(catalog).byPartNumber(partNumber);
  if (match?.color) return SHOT_TYPES;
  return match && 'lens' in match.product ? ['front'] : [];
}

/**
 * Finds an image by its file key, such as 8056000012345-front.svg; undefined when the catalog has no such image. Frames also
 * have a drawing for the try-on, which no manifest names.
 */
export function findPicture(catalog: Catalog, fileKey: string): PictureMatch | undefined {
  const drawings: readonly DrawingType[] = [...SHOT_TYPES, TRY_ON_DRAWING];
  const shot = drawings.find((type) => fileKey.endsWith(`-${type}.svg`));
  if (!shot) return undefined;
  const partNumber = fileKey.slice(0, -`-${shot}.svg`.length);
  const match = productFinder(catalog).byPartNumber(partNumber);
  if (!match) return undefined;
  const shots = shotsOf(catalog, partNumber);
  const hasShot = shot === TRY_ON_DRAWING ? shots.includes('worn') : shots.includes(shot);
  return hasShot ? { match, shot } : undefined;
}
