import type { ColourFamily, FramePaint } from '../../models/frame';
import type { Localised } from '../../models/localised';

/** A frame color: name, filter family and paint. */
export interface ColourSpec {
  name: Localised;
  family: ColourFamily;
  pattern: FramePaint['pattern'];
  /** CSS hex. */
  front: string;
  /** Second color of tortoise and gradient fronts, CSS hex. */
  accent?: string;
}
