import { getGetFrameImageMockHandler } from '@generated/assets/assets.msw';
import { drawContactLensBox } from '../../assets/draw-contact-lens-box';
import { drawFrame } from '../../assets/draw-frame';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import type { HandlerFactory } from '../handler-factory';
import { findPicture, type PictureMatch } from './find-picture';
import { PictureCache } from './picture-cache';
import { entityTag, PICTURE_CACHING } from './picture-headers';

/** Sandboxes with the same catalog share their images. */
const caches = new WeakMap<Catalog, PictureCache>();

/** Returns an image, drawn on first request. 404 for an unknown key. */
export const getFrameImage: HandlerFactory = () =>
  getGetFrameImageMockHandler(
    createResolver('getFrameImage', ({ params: { fileKey }, respond }, { catalog }) => {
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
    }),
  );

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
