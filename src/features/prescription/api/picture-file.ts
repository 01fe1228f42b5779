/** Extensions of prescription files (003 §5; without `pages`). `jpg` and `tif` are other names of jpeg and tiff. */
export const PICTURE_EXTENSIONS = [
  'pdf',
  'png',
  'gif',
  'jpeg',
  'jpg',
  'tiff',
  'tif',
  'doc',
  'docx',
  'bmp',
] as const;

/** 10 MB (003 §9). */
export const MAX_PICTURE_BYTES = 10_485_760;

/** Why a file was not uploaded; `usePictureCopy` has the messages of the specification. */
export type PictureProblem = 'too-big' | 'wrong-type' | 'failed';

/** Checks a file before it is sent; undefined if it may be. */
export function pictureProblem({ name, size }: Pick<File, 'name' | 'size'>): PictureProblem | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!name.includes('.') || !PICTURE_EXTENSIONS.some((allowed) => allowed === extension))
    return 'wrong-type';
  return size > MAX_PICTURE_BYTES ? 'too-big' : undefined;
}

/** The problem that the API's messages mean: one with `extension` is the type, one with `length` the size (003 §7). */
export function problemOfMessages(messages: string | readonly string[] = []): PictureProblem {
  const text = [messages].flat().join(' ');
  if (text.includes('extension')) return 'wrong-type';
  return text.includes('length') ? 'too-big' : 'failed';
}
