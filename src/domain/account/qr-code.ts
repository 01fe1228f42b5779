/**
 * Codewords for error correction of a block, and number of blocks, by version from 1, at level L (ISO/IEC 18004, table 9): the
 * picture is on a screen, and not dirty.
 */
const BLOCKS = [
  [7, 1],
  [10, 1],
  [15, 1],
  [20, 1],
  [26, 1],
  [18, 2],
  [20, 2],
  [24, 2],
  [30, 2],
  [18, 4],
  [20, 4],
  [24, 4],
  [26, 4],
] as const;
/** Level L and mask 0 with their error correction (table C.1). */
const FORMAT = 0b111011111000100;
const BYTE_MODE = 0b0100;
const PADDING = [0b11101100, 0b00010001];
/** x⁸ + x⁴ + x³ + x² + 1, the polynomial of the field of bytes. */
const FIELD = 0x11d;

/** Light (false) and dark (true) modules, by row. Without the light frame of four modules, which it needs. */
export type QrCode = readonly (readonly boolean[])[];

/**
 * Returns the QR code of a text, such as the link with the key of an authenticator app; undefined for one that is longer than 425
 * bytes.
 */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = BLOCKS.findIndex((_, place) => bytes.length <= capacity(place + 1));
  if (index === -1) return undefined;
  const version = index + 1;
  const modules = new Modules(version);
  modules.drawData(codewords(bytes, version));
  return modules.rows;
}

/** Returns how many bytes of text fit: all but the mode with four bits, and the length. */
function capacity(version: number): number {
  return dataLength(version) - (version < 10 ? 2 : 3);
}

/** Returns the number of codewords of the data, without those for error correction. */
function dataLength(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0];
  return Math.floor(dataModules(version) / 8) - correction * blocks;
}

/** Returns the number of modules that are no part of a pattern. */
function dataModules(version: number): number {
  const patterns = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  const alignment = version === 1 ? 0 : (25 * patterns - 10) * patterns - 55;
  return all - alignment - (version >= 7 ? 36 : 0);
}

/** Returns the codewords of the text and of the error correction, those of all blocks by turns. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const data = paddedData(bytes, version);
  const [correction, count] = BLOCKS[version - 1] ?? [0, 1];
  const longBlocks = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, start = 0; block < count; block += 1) {
    const length = Math.floor(data.length / count) + (block >= count - longBlocks ? 1 : 0);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  return [...interleave(blocks), ...interleave(blocks.map((block) => errorCorrection(block, correction)))];
}

function interleave(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block[place] ?? [])).flat();
}

function paddedData(bytes: Uint8Array, version: number): number[] {
  const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');
  const text = [...bytes].map((byte) => binary(byte, 8)).join('');
  const bits = `${binary(BYTE_MODE, 4)}${binary(bytes.length, version < 10 ? 8 : 16)}${text}0000`;
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const missing = dataLength(version) - data.length;
  return [...data, ...Array.from({ length: missing }, (_, place) => PADDING[place % 2] ?? 0)];
}

/** Returns the remainder of the data after a division by the generator polynomial (Reed–Solomon). */
function errorCorrection(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < length; power += 1, root = multiply(root, 2))
    generator = [...generator, 0].map((factor, place) => factor ^ multiply(generator[place - 1] ?? 0, root));
  const remainder = [...data, ...Array.from({ length }, () => 0)];
  for (let place = 0; place < data.length; place += 1) {
    const factor = remainder[place] ?? 0;
    for (const [offset, coefficient] of generator.entries())
      remainder[place + offset] = (remainder[place + offset] ?? 0) ^ multiply(coefficient, factor);
  }
  return remainder.slice(data.length);
}

/** Multiplies in the field of bytes. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? FIELD : 0);
    if ((right >> bit) & 1) product ^= left;
  }
  return product;
}

/** The square of modules. Those of patterns are known before the data is drawn. */
class Modules {
  readonly rows: boolean[][];
  readonly #isPattern: boolean[][];
  readonly #size: number;

  constructor(version: number) {
    this.#size = 17 + 4 * version;
    const square = () =>
      Array.from({ length: this.#size }, () => Array.from({ length: this.#size }, () => false));
    this.rows = square();
    this.#isPattern = square();
    this.#drawPatterns(version);
  }

  #set(x: number, y: number, isDark: boolean): void {
    const [row, patternRow] = [this.rows[y], this.#isPattern[y]];
    if (!row || !patternRow || x < 0 || x >= this.#size) return;
    row[x] = isDark;
    patternRow[x] = true;
  }

  #drawPatterns(version: number): void {
    const last = this.#size - 1;
    for (let place = 0; place <= last; place += 1) {
      this.#set(6, place, place % 2 === 0);
      this.#set(place, 6, place % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.#drawSquare(x, y, 4, [2, 4]);
    const centers = alignmentCenters(version);
    for (const x of centers)
      for (const y of centers) {
        const isFinder = (x === 6 && (y === 6 || y === last - 6)) || (x === last - 6 && y === 6);
        if (!isFinder) this.#drawSquare(x, y, 2, [1]);
      }
    this.#drawFormat();
    if (version >= 7) this.#drawVersion(version);
  }

  /** Draws a dark square with light rings. */
  #drawSquare(centerX: number, centerY: number, radius: number, lightRings: readonly number[]): void {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        this.#set(centerX + x, centerY + y, !lightRings.includes(Math.max(Math.abs(x), Math.abs(y))));
  }

  /** Draws level and mask, twice. */
  #drawFormat(): void {
    const bit = (place: number) => ((FORMAT >> place) & 1) === 1;
    const last = this.#size - 1;
    for (let place = 0; place < 15; place += 1) {
      const near = place < 6 ? place : place < 8 ? place + 1 : 14 - place;
      if (place < 8) this.#set(8, near, bit(place));
      else this.#set(place === 8 ? 7 : near, 8, bit(place));
      if (place < 8) this.#set(last - place, 8, bit(place));
      else this.#set(8, last - 14 + place, bit(place));
    }
    this.#set(8, last - 7, true);
  }

  /** Draws the version with its error correction, twice. */
  #drawVersion(version: number): void {
    let remainder = version;
    for (let step = 0; step < 12; step += 1) remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1f25);
    const bits = (version << 12) | remainder;
    for (let place = 0; place < 18; place += 1) {
      const isDark = ((bits >> place) & 1) === 1;
      const [far, near] = [this.#size - 11 + (place % 3), Math.floor(place / 3)];
      this.#set(far, near, isDark);
      this.#set(near, far, isDark);
    }
  }

  /** Draws the data with mask 0. */
  drawData(data: readonly number[]): void {
    let place = 0;
    for (const [x, y] of this.#dataPlaces()) {
      const bit = ((data[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
      const row = this.rows[y];
      if (row) row[x] = (bit === 1) !== ((x + y) % 2 === 0);
      place += 1;
    }
  }

  /** Walks through the modules of the data: two columns at a time from the right, upwards and downwards by turns. */
  *#dataPlaces(): Generator<[x: number, y: number]> {
    const last = this.#size - 1;
    for (let pair = 0; pair < last / 2; pair += 1) {
      // The vertical timing pattern has a column of its own.
      const right = last - 2 * pair - (last - 2 * pair <= 6 ? 1 : 0);
      for (let step = 0; step <= last; step += 1) {
        const y = pair % 2 === 0 ? last - step : step;
        for (const x of [right, right - 1]) if (!this.#isPattern[y]?.[x]) yield [x, y];
      }
    }
  }
}

/** Returns the coordinates of alignment patterns, in both directions (table E.1). */
function alignmentCenters(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = count === 2 ? last - 6 : Math.ceil((last - 6) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => last - step * (count - 2 - place))];
}
