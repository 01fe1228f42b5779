import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './without-metadata';

type Part = string | readonly number[];

const bytesOf = (...parts: Part[]): number[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part,
  );
const strip = (bytes: readonly number[]) => [...withoutMetadata(Uint8Array.from(bytes))];

/** Creates a segment of JPEG. */
function segment(marker: number, ...content: Part[]): number[] {
  const bytes = bytesOf(...content);
  return [0xff, marker, 0, bytes.length + 2, ...bytes];
}

/** Creates little-endian Exif with the orientation behind another entry, and a place. */
const exif = (orientation: number) =>
  segment(
    0xe1,
    'Exif\0\0II*\0',
    [8, 0, 0, 0, 2, 0],
    [0x25, 0x88, 4, 0, 1, 0, 0, 0, 0x26, 0, 0, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    'N 40.7 W 74.0',
  );
const turned = (orientation: number) =>
  segment(
    0xe1,
    'Exif\0\0MM\0*',
    [0, 0, 0, 8, 0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  );

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const JFIF = segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 1, 0, 1, 0, 0]);
const PROFILE = segment(0xe2, 'ICC_PROFILE\0', [1, 1, 7]);
const TABLE = segment(0xdb, [0, 1, 2]);
/** Two scans, as in a progressive picture, with an FF and a restart marker in the data. */
const SCANS = [
  ...segment(0xda, [1]),
  5,
  0xff,
  0,
  6,
  0xff,
  0xd0,
  7,
  ...segment(0xc4, [3]),
  ...segment(0xda, [2]),
  9,
];

describe('a JPEG', () => {
  it('loses place, text, further pictures and films; stays turned as it is', () => {
    const picture = [
      ...START,
      ...JFIF,
      ...exif(6),
      ...segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<gps/>'),
      ...PROFILE,
      ...segment(0xe2, 'MPF\0', [1, 2]),
      ...segment(0xed, 'Photoshop 3.0\0City'),
      0xff,
      ...segment(0xfe, 'Ada at home'),
      ...TABLE,
      ...SCANS,
      ...END,
      ...bytesOf('ftypmp42 a film'),
    ];
    const expected = [...START, ...JFIF, ...turned(6), ...PROFILE, ...TABLE, ...SCANS, ...END];
    expect(strip(picture)).toEqual(expected);
    expect(strip(expected)).toEqual(expected);
  });

  it.each([1, 0, 9])('with orientation %d needs no Exif', (orientation) => {
    expect(strip([...START, ...exif(orientation), ...SCANS, ...END])).toEqual([...START, ...SCANS, ...END]);
  });

  it('that is cut off loses it, too', () => {
    expect(strip([...START, ...exif(1), ...SCANS])).toEqual([...START, ...SCANS]);
  });
});

it('a PNG loses place, text and time', () => {
  const chunk = (type: string, content: string) =>
    bytesOf([0, 0, 0, content.length], type, content, [1, 2, 3, 4]);
  const start = bytesOf([0x89], 'PNG\r\n\u001a\n');
  const kept = [chunk('IHDR', 'size'), chunk('iCCP', 'colors'), chunk('IDAT', 'pixels'), chunk('IEND', '')];
  const lost = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'N 40.7'));
  const [header = [], colors = [], pixels = [], end = []] = kept;
  const picture = [start, header, ...lost, colors, pixels, ...lost, end, bytesOf('behind')].flat();
  expect(strip(picture)).toEqual([start, ...kept].flat());
});

it.each([
  ['a PDF', bytesOf('%PDF-1.7 N 40.7')],
  ['a segment that is longer than the file', [...START, 0xff, 0xe1, 0xff, 0xff, 1, 2]],
  ['nothing', []],
])('%s stays as it is', (_, bytes) => {
  expect(strip(bytes)).toEqual(bytes);
});

it('any bytes are read to their end', () => {
  const part = fc.oneof(
    fc.constantFrom(START, END, JFIF, exif(6), TABLE, SCANS, [0xff], bytesOf([0x89], 'PNG\r\n\u001a\n')),
    fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const picture = [...START, ...parts.flat()];
      expect(strip(picture).length).toBeLessThanOrEqual(picture.length);
    }),
  );
});
