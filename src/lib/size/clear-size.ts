import { measuredPd } from './measured-pd';
import { optimalHinge } from './optimal-hinge';

/** Removes the shopper's size, and the pupillary distance that was measured with it. */
export function clearSize(): void {
  optimalHinge.clear();
  measuredPd.clear();
}
