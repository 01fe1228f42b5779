/** Fractional parts of the cube roots of the first 64 primes, 32 bits each (FIPS 180-4, 4.2.2). */
const ROUND_CONSTANTS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
/** Fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const INITIAL_HASH = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256 in hexadecimal. Handlers run in a synchronous transaction, and the checksum of Web Crypto is asynchronous.
 */
export function sha256(bytes: Uint8Array): string {
  const hash = Uint32Array.from(INITIAL_HASH);
  const message = padded(bytes);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < message.byteLength; offset += 64) addBlock(hash, message, offset, schedule);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The message, a one bit, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function addBlock(hash: Uint32Array, message: DataView, offset: number, schedule: Uint32Array): void {
  const word = (index: number) => schedule[index] as number;
  for (let index = 0; index < 16; index += 1) schedule[index] = message.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const distant = word(index - 15);
    const recent = word(index - 2);
    const sigma0 = rotate(distant, 7) ^ rotate(distant, 18) ^ (distant >>> 3);
    const sigma1 = rotate(recent, 17) ^ rotate(recent, 19) ^ (recent >>> 10);
    schedule[index] = word(index - 16) + sigma0 + word(index - 7) + sigma1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[index] as number) + word(index)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    hash[index] = (hash[index] as number) + value;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits after the point. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}
