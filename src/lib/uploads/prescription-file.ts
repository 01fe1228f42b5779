import { prescriptionUploadFileNameMax } from '@generated/prescriptions/prescriptions.limits';

/** Extensions of the lens panel's picture (003 §5). */
export const PICTURE_EXTENSIONS = ['pdf', 'png', 'gif', 'jpeg', 'tiff', 'doc', 'docx', 'bmp'] as const;

/** Extensions of the prescription step's file, which may be of Pages, too (003 §5). */
export const STEP_EXTENSIONS = [...PICTURE_EXTENSIONS, 'pages'] as const;

export type PrescriptionExtension = (typeof STEP_EXTENSIONS)[number];

/** Other names of an extension, which phones and scanners write. A file is sent under the name that the API knows. */
const ALIASES: Readonly<Partial<Record<string, PrescriptionExtension>>> = { jpg: 'jpeg', tif: 'tiff' };

/** 10 MB, inclusive (003 §9). */
export const MAX_FILE_BYTES = 10_485_760;

/** Reasons why a file was not uploaded. */
export type FileProblem = 'too-big' | 'wrong-type' | 'empty' | 'failed';

/** Checks a file by name and size before it is read; undefined if it may be sent. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  extensions: readonly PrescriptionExtension[],
): FileProblem | undefined {
  if (!extensions.some((allowed) => allowed === extensionOf(name))) return 'wrong-type';
  if (size > MAX_FILE_BYTES) return 'too-big';
  return size === 0 ? 'empty' : undefined;
}

/** Returns the extension that the API knows; an empty text for a name without one. */
export function extensionOf(name: string): string {
  const extension = name.includes('.') ? (name.split('.').at(-1)?.toLowerCase() ?? '') : '';
  return ALIASES[extension] ?? extension;
}

/** Returns the name that is sent: with the extension that the API knows, and its end if it is too long. */
export function sentFileName(name: string): string {
  return `${name.slice(0, name.lastIndexOf('.') + 1)}${extensionOf(name)}`.slice(
    -prescriptionUploadFileNameMax,
  );
}

/** Returns the value of the `accept` attribute. */
export function acceptedFiles(extensions: readonly PrescriptionExtension[]): string {
  const aliases = Object.entries(ALIASES).filter(([, name]) =>
    extensions.some((allowed) => allowed === name),
  );
  return [...extensions, ...aliases.map(([alias]) => alias)].map((extension) => `.${extension}`).join();
}

/** Ways for a browser to show a file: pictures in the page, a PDF in a new tab (003 §3, `previewAllowed`). */
export type FilePreview = 'picture' | 'document' | undefined;

/** @param name of the file; its extension decides. */
export function previewOf(name: string): FilePreview {
  const extension = extensionOf(name);
  if (extension === 'pdf') return 'document';
  return ['png', 'gif', 'jpeg', 'bmp'].includes(extension) ? 'picture' : undefined;
}

/** Returns the problem that the API's messages mean: one with `extension` is the type, one with `length` the size (003 §7). */
export function problemOfMessages(messages: string | readonly string[] = []): FileProblem {
  const text = [messages].flat().join(' ').toLowerCase();
  if (text.includes('extension')) return 'wrong-type';
  return text.includes('length') ? 'too-big' : 'failed';
}
