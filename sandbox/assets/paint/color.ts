type Channels = readonly [number, number, number];

/** Mixes two colors; 0 is the first, 1 the second. CSS hex in, CSS hex out. */
export function mix(from: string, to: string, ratio: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * ratio);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** @param ratio 0 keeps the color, 1 is white. */
export function lighter(color: string, ratio: number): string {
  return mix(color, '#ffffff', ratio);
}

/** @param ratio 0 keeps the color, 1 is black. */
export function darker(color: string, ratio: number): string {
  return mix(color, '#000000', ratio);
}

/** Returns the perceived brightness, 0 (black) to 1 (white); weights of ITU-R BT.601. */
export function brightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** @throws RangeError for anything but #rrggbb or #rgb. */
function channels(color: string): Channels {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color)?.[1];
  if (!digits) throw new RangeError(`Not a CSS hex color: ${color}`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const number = Number.parseInt(full, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
