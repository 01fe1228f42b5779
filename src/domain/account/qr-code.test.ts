import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code';

/** From the Python library qrcode 8.2, with the same level and mask. OpenCV reads all of them. */
const HASHES = [
  [1, 21, '55801751119e939b'],
  [17, 21, '714ce3d4a6c70750'],
  [78, 33, 'd00514b551336660'],
  [134, 41, 'ef6619a67a1805fe'],
  [154, 45, 'ee98d9283d183ecf'],
  [230, 53, 'd929204fc3c4bf6d'],
  [271, 57, '9d68a3af9f84e91d'],
  [321, 61, '44705d501f59c942'],
  [425, 69, '9c359339fa73a835'],
] as const;

test.each(HASHES)(
  'the code of %i bytes has %i modules on a side, and is that of another library',
  (length, size, hash) => {
    const rows = qrCode('x'.repeat(length)) ?? [];
    expect(rows).toHaveLength(size);
    const text = rows.map((row) => row.map(Number).join('')).join('\n');
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  },
);

test('a text beyond the largest code has none', () => {
  expect(qrCode('x'.repeat(426))).toBeUndefined();
  expect(qrCode('é'.repeat(213))).toBeUndefined();
});
