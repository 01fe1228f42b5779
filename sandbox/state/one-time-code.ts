import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Time-based one-time codes as apps show them: SHA-1, six digits, 30 seconds (RFC 6238). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the present one whose code is taken: the clock of a phone may differ. */
const CLOCK_STEPS = 1;

/** RFC 4648 §6. */
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a key of 20 bytes, in base 32. @param secret a different text for each key. */
export function newKey(secret: string): string {
  return toBase32(sha1(utf8ToBytes(secret)));
}

/** Returns the code of a step of time, which begins at the epoch. */
export function oneTimeCode(key: string, step: number, digits = DIGITS): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = hmac(sha1, fromBase32(key), new Uint8Array(counter.buffer));
  // Truncation of RFC 4226 §5.3.
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = new DataView(hash.buffer, hash.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the step of time at a moment, in epoch milliseconds. */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS);
}

/** Returns the step that a code is of, around a moment; undefined for a wrong code, and for one that was used. */
export function stepOfCode(
  key: string,
  code: string,
  { now, usedStep = -1 }: { now: number; usedStep?: number },
): number | undefined {
  const present = stepAt(now);
  for (let step = present - CLOCK_STEPS; step <= present + CLOCK_STEPS; step += 1) {
    if (step > usedStep && oneTimeCode(key, step) === code) return step;
  }
  return undefined;
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => BASE_32[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
