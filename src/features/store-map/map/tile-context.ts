/** Sizes a canvas as a tile of the map. @returns its context, scaled to CSS pixels. */
export function tileContext(canvas: HTMLCanvasElement, size: number): CanvasRenderingContext2D | null {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  const context = canvas.getContext('2d');
  context?.scale(ratio, ratio);
  return context;
}
