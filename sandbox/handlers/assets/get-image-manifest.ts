import { HttpResponse } from 'msw';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { shotsOf } from './find-picture';

/** Cached for one day only: images may be added to a frame. */
const MANIFEST_CACHING = 'public, max-age=86400';

/** Returns the images of a frame. 404 when there are none. */
export const getImageManifest: Handler<'getImageManifest'> = ({ params: { upc }, respond }, { catalog }) => {
  const shots = shotsOf(catalog, upc);
  if (shots.length === 0) return reject(apiErrors.notFound(`A picture of ${upc}`));
  const manifest = { items: shots.map((type) => ({ file_key: `${upc}-${type}.svg`, type })) };
  respond(HttpResponse.json(manifest, { headers: { 'Cache-Control': MANIFEST_CACHING } }));
  return manifest;
};
