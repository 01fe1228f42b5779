import type { ColorFamily, FramePaint } from '../../models/frame';
import type { Localized } from '../../models/localized';

/** A frame color: name, filter family and paint. */
export interface ColorSpec {
  name: Localized;
  family: ColorFamily;
  pattern: FramePaint['pattern'];
  /** CSS hex. */
  front: string;
  /** Second color of tortoise and gradient fronts, CSS hex. */
  accent?: string;
}
