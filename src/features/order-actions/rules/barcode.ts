/** Five elements per digit; 1 is a wide one (Interleaved 2 of 5, ISO/IEC 16390). */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = '0000';
const STOP = '100';
/** Width of a wide element in narrow ones. */
const WIDE = 3;

/** A bar of a barcode; both in widths of a narrow element. */
export interface Bar {
  x: number;
  width: number;
}

export interface Barcode {
  bars: readonly Bar[];
  /** Width without the quiet zones, which must be 10 on both sides. */
  width: number;
}

/**
 * Returns the barcode of a number: pairs of digits, the first of a pair in the bars, the second in the spaces between them. An
 * odd number of digits gets a leading zero.
 *
 * @throws RangeError for anything but digits.
 */
export function barcode(number: string): Barcode {
  if (!/^\d+$/.test(number)) throw new RangeError(`Not a number: ${number}`);
  const digits = number.length % 2 === 0 ? number : `0${number}`;
  const elements = [...START, ...(digits.match(/\d\d/g) ?? []).flatMap(interleave), ...STOP];
  const bars: Bar[] = [];
  let x = 0;
  elements.forEach((element, index) => {
    const width = element === '1' ? WIDE : 1;
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x };
}

function interleave(pair: string): string[] {
  const [bars = '', spaces = ''] = [...pair].map((digit) => DIGITS[Number(digit)] ?? '');
  return [...bars].flatMap((bar, index) => [bar, spaces[index] ?? '']);
}
