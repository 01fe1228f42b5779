import { useLingui } from '@lingui/react/macro';
import type { PictureProblem } from '../api/picture-file';

/** The messages of the specification (003 §8), without `pages`, which the lens panel does not take. */
export function usePictureCopy(): Readonly<Record<PictureProblem, { title: string; detail: string }>> {
  const { t } = useLingui();
  return {
    'too-big': {
      title: t`FILE IS TOO BIG`,
      detail: t`Your file size is too big. Maximum upload 10 MB`,
    },
    'wrong-type': {
      title: t`Incorrect file type`,
      detail: t`We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp`,
    },
    failed: {
      title: t`Error during upload.`,
      detail: t`Please try again. Everything else that you chose is still here.`,
    },
  };
}
