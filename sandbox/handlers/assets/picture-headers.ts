/** An image never changes under its key. One year is the conventional maximum. */
export const PICTURE_CACHING = 'public, max-age=31536000, immutable';

/** Returns the strong ETag of a text: its length and FNV-1a over its UTF-16 code units. Not cryptographic. */
export function entityTag(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `"${text.length.toString(36)}-${(hash >>> 0).toString(36)}"`;
}
