/**
 * Removes the data that cameras and programs write into a picture, such as the place where it was taken. Its pixels and its
 * orientation stay. Handles JPEG and PNG; returns anything else, and malformed pictures, unchanged.
 */
export function withoutMetadata(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = startsWith(picture, JPEG_START) ? jpegParts(picture) : pngParts(picture);
  if (!parts) return picture;
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

const JPEG_START = [0xff, 0xd8];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Markers of JPEG (ITU-T T.81, table B.1). */
const [END_OF_IMAGE, START_OF_SCAN, COMMENT] = [0xd9, 0xda, 0xfe];
const [FIRST_APP, EXIF_APP, LAST_APP] = [0xe0, 0xe1, 0xef];

/** Application segments that decoders need, by the text that they begin with. */
const NEEDED_APPS = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** Returns the segments up to the end of the image, behind which phones put films and further pictures. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, JPEG_START.length)];
  let offset = JPEG_START.length;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    // A marker may have any number of FF before it.
    if (bytes[offset + 1] === 0xff) {
      offset += 1;
      continue;
    }
    const marker = view.getUint8(offset + 1);
    const end = offset + 2 + view.getUint16(offset + 2);
    if (end > bytes.length) return undefined;
    parts.push(neededSegment(marker, bytes.subarray(offset, end)));
    offset = end;
    if (marker !== START_OF_SCAN) continue;
    offset = scanEnd(bytes, end);
    parts.push(bytes.subarray(end, offset));
    const isLast = offset >= bytes.length || bytes[offset + 1] === END_OF_IMAGE;
    if (isLast) return [...parts, bytes.subarray(offset, offset + 2)];
  }
  return undefined;
}

const NOTHING = new Uint8Array();

function neededSegment(marker: number, segment: Uint8Array): Uint8Array {
  if (marker === COMMENT) return NOTHING;
  if (marker < FIRST_APP || marker > LAST_APP) return segment;
  if (marker === EXIF_APP) return orientationSegment(segment);
  const content = segment.subarray(4);
  return NEEDED_APPS.some((text) => startsWith(content, codesOf(text))) ? segment : NOTHING;
}

/** Returns the marker after the data of a scan, in which FF is followed by 00 or a restart marker. */
function scanEnd(bytes: Uint8Array, start: number): number {
  for (let offset = start; offset + 1 < bytes.length; offset += 1) {
    const next = bytes[offset + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[offset] === 0xff && !isData) return offset;
  }
  return bytes.length;
}

const EXIF = codesOf('Exif\0\0');
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** Returns an Exif segment that only says how the picture is turned; empty where the segment does not. */
function orientationSegment(segment: Uint8Array): Uint8Array {
  const orientation = startsWith(segment.subarray(4), EXIF) ? orientationOf(segment.subarray(10)) : 1;
  if (orientation < 2 || orientation > 8) return NOTHING;
  // TIFF 6.0: big-endian, one directory at byte 8 with one entry, a SHORT.
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return Uint8Array.from([0xff, EXIF_APP, 0, 2 + EXIF.length + tiff.length, ...EXIF, ...tiff]);
}

/** Returns the orientation in the first directory of a TIFF header; 1, upright, if it is not there. */
function orientationOf(tiff: Uint8Array): number {
  try {
    const view = viewOf(tiff);
    const isLittle = view.getUint8(0) === 0x49;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
    }
    return 1;
  } catch {
    // It points out of the segment.
    return 1;
  }
}

/** Chunks of PNG that say something about the picture and show nothing (PNG, 3rd edition, §11.3). */
const TEXT_CHUNKS = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function pngParts(bytes: Uint8Array): Uint8Array[] | undefined {
  if (!startsWith(bytes, PNG_START)) return undefined;
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, PNG_START.length)];
  let offset = PNG_START.length;
  while (offset + 12 <= bytes.length) {
    const end = offset + 12 + view.getUint32(offset);
    if (end > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (!TEXT_CHUNKS.includes(type)) parts.push(bytes.subarray(offset, end));
    if (type === 'IEND') return parts;
    offset = end;
  }
  return undefined;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((code, index) => bytes[index] === code);
}

function codesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
