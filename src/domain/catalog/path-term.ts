/**
 * Encodes a search term so that it survives as one segment of a URL's path. Web servers reject an encoded slash or backslash,
 * so a space replaces it. URL parsers resolve a segment of one or two dots, even encoded, so those get a trailing space.
 */
export function toPathTerm(term: string): string {
  const segment = term.replaceAll(/[/\\]/g, ' ');
  return /^\.{1,2}$/.test(segment) ? `${segment} ` : segment;
}
