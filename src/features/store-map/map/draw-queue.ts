/** Half of a frame at 60 Hz; the map's movement needs the rest. */
const SLICE_MS = 8;

/** Draws in slices that fit into a frame, so that moving the map stays smooth while many tiles enter the view. */
export class DrawQueue {
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  add(draw: () => void): void {
    this.#waiting.push(draw);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      const end = performance.now() + SLICE_MS;
      do this.#waiting.shift()?.();
      while (this.#waiting.length > 0 && performance.now() < end);
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}
