import { useLingui } from '@lingui/react/macro';
import type { TileColor } from '../api/product-tile';

/** Describes a tile's picture. The name of the frame follows it. Empty for a box of contact lenses. */
export function usePictureText({ look }: Pick<TileColor, 'look'>): string {
  const { t } = useLingui();
  return look && t`Front view (${look})`;
}
