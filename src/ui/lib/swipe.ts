/** Least distances and longest time of a swipe (001 §9, the store cards). */
const HORIZONTAL_PX = 10;
const VERTICAL_PX = 25;
const WITHIN_MS = 200;

/** Movement of a pointer between down and up: positive to the right and down. */
export interface Movement {
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
}

export type Swipe = 'left' | 'right' | 'up' | 'down';

/** Returns the swipe of a movement, if it is one. */
export function swipeOf({ dx, dy, ms }: Movement, withinMs: number = WITHIN_MS): Swipe | undefined {
  if (ms > withinMs) return undefined;
  const isHorizontal = Math.abs(dx) > Math.abs(dy);
  if (isHorizontal && Math.abs(dx) >= HORIZONTAL_PX) return dx < 0 ? 'left' : 'right';
  if (!isHorizontal && Math.abs(dy) >= VERTICAL_PX) return dy < 0 ? 'up' : 'down';
  return undefined;
}
