import { useLingui } from '@lingui/react/macro';
import type { AdvisorProductType, Mood, Tone } from '@/domain/advisor/choices';

/** Names of the kinds of frames, the moods and the tones. */
export function useStyleNames(): {
  productTypes: Record<AdvisorProductType, string>;
  moods: Record<Mood, string>;
  /** Short names for a summary. */
  shortMoods: Record<Mood, string>;
  tones: Record<Tone, string>;
} {
  const { t } = useLingui();
  return {
    productTypes: { eyeglasses: t`Eyeglasses`, sunglasses: t`Sunglasses` },
    moods: { harmony: t`In harmony with my face`, contrast: t`In contrast to my face` },
    shortMoods: { harmony: t`Harmony`, contrast: t`Contrast` },
    tones: { warm: t`Warm`, cool: t`Cool`, neutral: t`In between` },
  };
}
