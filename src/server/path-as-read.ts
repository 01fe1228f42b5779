/** Percent signs are encoded no more often than this anywhere. */
const MAX_DECODINGS = 5;

/**
 * The path that a host may read in any spelling of it: without percent signs, path parameters (`;x`), empty and dot segments,
 * and in small letters. What is forbidden or counted by its path is compared with this one; the host gets what was sent.
 */
export function pathAsRead(path: string): string {
  const read: string[] = [];
  for (const segment of decoded(path).replaceAll('\\', '/').toLowerCase().split('/')) {
    const [name = ''] = segment.split(';', 1);
    if (name === '..') read.pop();
    else if (name !== '' && name !== '.') read.push(name);
  }
  return `/${read.join('/')}`;
}

/** ASCII only: no other character is part of a path of ours. */
function decoded(path: string): string {
  let text = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1)
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return text;
}
