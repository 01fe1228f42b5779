import type { ShotType } from '@generated/assets/model/shotType';
import { HttpResponse } from 'msw';
import { drawContactLensBox } from '../../assets/draw-contact-lens-box';
import { drawFrame } from '../../assets/draw-frame';
import { type DrawingType, SHOT_TYPES, TRY_ON_DRAWING } from '../../assets/shot-types';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { RawResponse } from '../../http/raw-response';
import { type FoundProduct, productFinder } from '../../search/product-finder';
import type { Catalog } from '../../seed/catalog/seed-catalog';

/** Returns for each part number whether it supports virtual try-on; false for an unknown one. */
export const getTryOnAvailability: Handler<'getTryOnAvailability'> = ({ query }, { catalog }) => {
  const { byPartNumber } = productFinder(catalog);
  return Object.fromEntries(query.upc.map((upc) => [upc, byPartNumber(upc)?.color?.tryOn ?? false]));
};

/** Cached for one day only: images may be added to a frame. */
const MANIFEST_CACHING = 'public, max-age=86400';

/** The product and shot of an image. */
interface PictureMatch {
  match: FoundProduct;
  shot: DrawingType;
}

/** Returns the available shots of a part number: all eight of a frame color, the front of a contact lens box. */
function shotsOf(catalog: Catalog, partNumber: string): readonly ShotType[] {
  const match = productFinder(catalog).byPartNumber(partNumber);
  if (match?.color) return SHOT_TYPES;
  return match && 'lens' in match.product ? ['front'] : [];
}

/**
 * Finds an image by its file key, such as 8056000012345-front.svg; undefined when the catalog has no such image. Frames also
 * have a drawing for the try-on, which no manifest names.
 */
function findPicture(catalog: Catalog, fileKey: string): PictureMatch | undefined {
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

/** Returns the images of a frame. 404 when there are none. */
export const getImageManifest: Handler<'getImageManifest'> = ({ params: { upc } }, { catalog }) => {
  const shots = shotsOf(catalog, upc);
  if (shots.length === 0) return reject(apiErrors.notFound(`A picture of ${upc}`));
  const manifest = { items: shots.map((type) => ({ file_key: `${upc}-${type}.svg`, type })) };
  const headers = { 'Cache-Control': MANIFEST_CACHING };
  return new RawResponse(HttpResponse.json(manifest, { headers }), manifest);
};

/** Images are some tens of kilobytes each; a listing page with its neighbors fits. */
const MAX_PICTURES = 400;

/**
 * LRU cache of drawn images. Drawing takes milliseconds and the same images are requested again and again; all of them
 * together would not fit in memory.
 */
export class PictureCache {
  readonly #pictures = new Map<string, string>();
  readonly #maxSize: number;

  constructor(maxSize = MAX_PICTURES) {
    this.#maxSize = maxSize;
  }

  /** Returns the cached image, or draws it and evicts the least recently used one. */
  get(key: string, draw: () => string): string {
    const picture = this.#pictures.get(key) ?? draw();
    // A Map preserves insertion order: move the requested key to the end.
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > this.#maxSize && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }
}

/** Sandboxes with the same catalog share their images. */
const caches = new WeakMap<Catalog, PictureCache>();

/** An image never changes under its key. One year is the conventional maximum. */
const PICTURE_CACHING = 'public, max-age=31536000, immutable';

/** Returns the strong ETag of a text: its length and FNV-1a over its UTF-16 code units. Not cryptographic. */
export function entityTag(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `"${text.length.toString(36)}-${(hash >>> 0).toString(36)}"`;
}

/** Returns an image, drawn on first request. 404 for an unknown key. */
export const getFrameImage: Handler<'getFrameImage'> = ({ params: { fileKey } }, { catalog }) => {
  const match = findPicture(catalog, fileKey);
  if (!match) return reject(apiErrors.notFound(`Picture ${fileKey}`));
  const picture = cacheOf(catalog).get(fileKey, () => draw(match));
  return new RawResponse(
    new Response(picture, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': PICTURE_CACHING,
        ETag: entityTag(picture),
      },
    }),
  );
};

function cacheOf(catalog: Catalog): PictureCache {
  const cache = caches.get(catalog) ?? new PictureCache();
  caches.set(catalog, cache);
  return cache;
}

function draw({ match: { product, color }, shot }: PictureMatch): string {
  if ('lens' in product) return drawContactLensBox(product.lens);
  if (!color) throw new TypeError('A frame is drawn in one of its colors.');
  return drawFrame(product.frame, color, shot);
}
