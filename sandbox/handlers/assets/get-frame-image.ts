import { drawContactLensBox } from '../../assets/draw-contact-lens-box';
import { drawFrame } from '../../assets/draw-frame';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import { findPicture, type PictureMatch } from './find-picture';

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
export const getFrameImage: Handler<'getFrameImage'> = ({ params: { fileKey }, respond }, { catalog }) => {
  const match = findPicture(catalog, fileKey);
  if (!match) return reject(apiErrors.notFound(`Picture ${fileKey}`));
  const picture = cacheOf(catalog).get(fileKey, () => draw(match));
  respond(
    new Response(picture, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': PICTURE_CACHING,
        ETag: entityTag(picture),
      },
    }),
  );
  // The contract types a file as text, the generated handler as bytes. The sandbox sends the response above.
  return picture as unknown as ArrayBuffer;
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
