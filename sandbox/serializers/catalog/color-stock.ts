import type { FrameColor } from '../../seed/models/frame';
import type { ResponseView } from '../response-view';

/** Whether a piece is left: of the seed's stock, without what orders have taken. */
export function isColorInStock(
  { stock, catentryId }: FrameColor,
  { soldOut }: Pick<ResponseView, 'soldOut'>,
): boolean {
  return stock > 0 && !soldOut?.has(catentryId);
}
