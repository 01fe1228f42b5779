import { storageValue } from '../storage/storage-value';
import { SIZE_KEY } from './size-key';

/** Maximum plausible width, in millimeters. */
const WIDEST_MM = 250;

/**
 * Total width of the frame that fits the shopper's face, in millimeters (000 §3, Size data). The size helper and the frame
 * advisor write it; listings and product pages read it.
 */
export const optimalHinge = storageValue<number>({
  area: 'local',
  key: SIZE_KEY,
  validate: (value) => {
    // Older pages wrote text.
    const width = Number.parseFloat(String(value));
    return width > 0 && width <= WIDEST_MM ? width : undefined;
  },
});
