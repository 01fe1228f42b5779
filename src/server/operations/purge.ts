import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import { isTag } from '../upstream/response-tags';

const body = z.object({ keys: z.array(z.string().refine(isTag)).min(1).max(1000) });

/** The keys that were purged, for the cache in front of the store, which purges its pages when the response passes it. */
const PURGED_HEADER = 'Purged-Keys';

/**
 * The webhook of content changes: `POST /purge` with `{"keys": ["product-AL2041", "espot-Header_Announcement"]}`.
 *
 * @param secret that the request must have as its bearer token.
 * @param purge forgets the responses with these keys.
 */
export function purgeHandler(secret: string, purge: (keys: readonly string[]) => Promise<void>): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${secret}`))
      return context.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    const { data } = body.safeParse(await context.req.json().catch(() => undefined));
    if (!data) return context.text('The body must be {"keys": ["product-…"]}.', 400);
    await purge(data.keys);
    return context.json({ purged: data.keys }, 200, { [PURGED_HEADER]: data.keys.join(' ') });
  };
}

/** Takes the same time for every text, whatever its length. */
function isSame(first: string, second: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(first), hash(second));
}
