import type { FrameColor } from '../../seed/models/frame';
import type { ResponseView } from '../response-view';

/** Returns whether a piece is left: the seed's stock, less what orders have taken. */
export function isColorInStock(
  { stock, catentryId }: FrameColor,
  { soldOut }: Pick<ResponseView, 'soldOut'>,
): boolean {
  return stock > 0 && !soldOut?.has(catentryId);
}
