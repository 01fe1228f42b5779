import { useLingui } from '@lingui/react/macro';
import type { FaceShape, FrameShapeCode } from '@/domain/advisor/face-shape';

/** Names of the face shapes. */
export function useFaceNames(): Record<FaceShape, string> {
  const { t } = useLingui();
  return {
    oval: t`Oval`,
    round: t`Round`,
    square: t`Square`,
    heart: t`Heart`,
    diamond: t`Diamond`,
    triangle: t`Triangle`,
    oblong: t`Oblong`,
  };
}

/** Returns how to recognize each face shape. */
export function useFaceMarks(): Record<FaceShape, string> {
  const { t } = useLingui();
  return {
    oval: t`A little longer than wide, with soft lines`,
    round: t`About as long as wide, with soft lines`,
    square: t`A wide forehead and a strong jaw`,
    heart: t`A wide forehead and a slender chin`,
    diamond: t`Widest at the cheekbones`,
    triangle: t`The jaw is wider than the forehead`,
    oblong: t`Clearly longer than wide`,
  };
}

/** Names of the frame shapes that are suggested. */
export function useFrameNames(): Record<FrameShapeCode, string> {
  const { t } = useLingui();
  return {
    round: t`Round frames`,
    oval: t`Oval frames`,
    rectangle: t`Rectangular frames`,
    square: t`Square frames`,
    'cat-eye': t`Cat-eye frames`,
    aviator: t`Aviators`,
    browline: t`Browline frames`,
    geometric: t`Geometric frames`,
    panthos: t`Panto frames`,
  };
}
