import { useLingui } from '@lingui/react/macro';
import type { FaceProblem } from '@/domain/face/measure-face';

/** Returns instructions for holding the head before the camera. */
export function useGuidance(): (problem: FaceProblem | undefined) => string {
  const { t } = useLingui();
  const texts: Record<FaceProblem, string> = {
    'no-face': t`Move your face into the oval.`,
    'several-faces': t`Only one face, please.`,
    'too-dark': t`It is too dark. Turn to the light.`,
    'too-far': t`Come closer, until your face fills the oval.`,
    turned: t`Look straight into the camera.`,
    tilted: t`Hold your head upright.`,
    'unclear-eyes': t`Open your eyes wide, and take your glasses off.`,
  };
  return (problem) => (problem ? texts[problem] : t`Good. Hold still for a moment.`);
}
