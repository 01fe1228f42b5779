import type { LensThickness } from '@/domain/lens/thickness';

/**
 * Returns the path of a lens cut from top to bottom, front to the left, in millimeters. Both surfaces are parabolas, as in the
 * formula of the thickness: the front bulges, and the back follows at the lens's thickness.
 */
export function lensOutline(
  { center, edge }: LensThickness,
  { height, bulge }: { height: number; bulge: number },
): string {
  // The control point of a quadratic curve is twice as far out as its middle.
  const middle = height / 2;
  const round = (value: number) => Number(value.toFixed(2));
  const frontControl = -bulge;
  const backEdge = round(bulge + edge);
  const backControl = round(2 * center - (bulge + edge));
  return `M${bulge} 0Q${frontControl} ${middle} ${bulge} ${height}H${backEdge}Q${backControl} ${middle} ${backEdge} 0Z`;
}
