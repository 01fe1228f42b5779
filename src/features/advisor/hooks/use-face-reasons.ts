import { useLingui } from '@lingui/react/macro';
import type { FaceShape } from '@/domain/advisor/face-shape';

/** Returns why the frames suit each face shape, and what to try later (optics.md §5.2). */
export function useFaceReasons(): Record<FaceShape, { why: string; later: string }> {
  const { t } = useLingui();
  return {
    oval: {
      why: t`Its proportions are balanced, so almost every frame suits it. One about as wide as your cheekbones is a safe choice.`,
      later: t`very large frames`,
    },
    round: {
      why: t`Angles and high temples add definition and length.`,
      later: t`small round frames`,
    },
    square: {
      why: t`Curves and light rims soften strong lines.`,
      later: t`boxy, low frames`,
    },
    heart: {
      why: t`Wider below, light in color and with low temples, they balance the chin.`,
      later: t`frames with a heavy upper edge`,
    },
    diamond: {
      why: t`They widen the brow and leave the cheekbones as the highlight.`,
      later: t`shallow frames`,
    },
    triangle: {
      why: t`Detail along the upper edge lifts the eye upwards.`,
      later: t`frames that are heavy below`,
    },
    oblong: {
      why: t`Deep lenses and a strong upper edge make the face look shorter.`,
      later: t`tiny or shallow frames`,
    },
  };
}
