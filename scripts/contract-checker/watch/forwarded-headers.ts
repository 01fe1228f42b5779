/** Headers of one connection, not of the message (RFC 9110 §7.6.1). Transfer-Encoding stays: the body is framed the same way. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect'];

/**
 * The headers of a message without those of its connection, with the rest unchanged, in order and with repeated ones.
 *
 * @param raw names and values in turn.
 * @param replaced values to use instead, by name in lower case.
 */
export function forwardedHeaders(raw: string[], replaced: Record<string, string> = {}): string[] {
  const pairs = headerPairs(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((name) => name.trim().toLowerCase()));
  const dropped = new Set([...OF_CONNECTION, ...named]);
  return pairs
    .filter(([name]) => !dropped.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, replaced[name.toLowerCase()] ?? value]);
}

export function headerPairs(raw: string[]): [name: string, value: string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? '',
    raw[2 * index + 1] ?? '',
  ]);
}
