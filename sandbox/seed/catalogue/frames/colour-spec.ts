import type { ColourFamily, FramePaint } from '../../models/frame';
import type { Localised } from '../../models/localised';

/** A frame colour that brands choose from: its name, the filter family that it belongs to and how it is drawn. */
export interface ColourSpec {
  name: Localised;
  family: ColourFamily;
  pattern: FramePaint['pattern'];
  /** CSS hex. */
  front: string;
  /** Second colour of tortoise and gradient fronts, CSS hex. */
  accent?: string;
}
