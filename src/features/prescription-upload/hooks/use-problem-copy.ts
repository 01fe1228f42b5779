import { useLingui } from '@lingui/react/macro';
import type { FileProblem, PrescriptionExtension } from '@/lib/uploads/prescription-file';

/** Returns the messages of the specification (003 §8). `pages` is named where it is accepted. */
export function useProblemCopy(
  extensions: readonly PrescriptionExtension[],
): Readonly<Record<FileProblem, { title: string; detail: string }>> {
  const { t } = useLingui();
  return {
    'too-big': {
      title: t`FILE IS TOO BIG`,
      detail: t`Your file size is too big. Maximum upload 10 MB`,
    },
    'wrong-type': {
      title: t`Incorrect file type`,
      detail: extensions.includes('pages')
        ? t`We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp/pages`
        : t`We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp`,
    },
    empty: {
      title: t`Error during upload.`,
      detail: t`This file is empty. Please choose another one.`,
    },
    failed: {
      title: t`Error during upload.`,
      detail: t`Please try again. Everything else that you chose is still here.`,
    },
  };
}
