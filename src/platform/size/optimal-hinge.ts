import { storageEntry } from '../storage/storage-entry';
import { SIZE_KEY } from './size-hint';

/** No face is wider, in millimetres; anything above is no measure. */
const WIDEST_MM = 250;

/**
 * Total width of the frame that fits the shopper's face, in millimetres (000 §3, Size data). The frame advisor measures and
 * stores it; listings read it.
 */
export const optimalHinge = storageEntry<number>({
  area: 'local',
  key: SIZE_KEY,
  schema: {
    safeParse: (value) => {
      // Text is taken too, as older pages wrote it.
      const width = Number.parseFloat(String(value));
      return width > 0 && width <= WIDEST_MM ? { success: true, data: width } : { success: false };
    },
  },
});
