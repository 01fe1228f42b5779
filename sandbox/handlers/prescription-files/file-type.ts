/** A kind of file that is accepted, by its extensions and its first bytes (003 §5; without `pages`, which the lens panel does not take). */
interface FileType {
  extensions: readonly string[];
  contentType: string;
  /** Hexadecimal. */
  signatures: readonly string[];
}

const FILE_TYPES: readonly FileType[] = [
  { extensions: ['png'], contentType: 'image/png', signatures: ['89504e470d0a1a0a'] },
  { extensions: ['gif'], contentType: 'image/gif', signatures: ['47494638'] },
  { extensions: ['jpeg', 'jpg'], contentType: 'image/jpeg', signatures: ['ffd8ff'] },
  { extensions: ['tiff', 'tif'], contentType: 'image/tiff', signatures: ['49492a00', '4d4d002a'] },
  { extensions: ['bmp'], contentType: 'image/bmp', signatures: ['424d'] },
  { extensions: ['pdf'], contentType: 'application/pdf', signatures: ['25504446'] },
  { extensions: ['doc'], contentType: 'application/msword', signatures: ['d0cf11e0'] },
  // A ZIP archive.
  {
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: ['504b0304'],
  },
];

/** Content types that are sent back as such; the browser must not open the others. */
const SHOWN: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** The content type of a file whose first bytes match its extension; undefined for any other file. */
export function contentTypeOf(fileName: string, bytes: Uint8Array): string | undefined {
  const extension = extensionOf(fileName);
  const start = [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return FILE_TYPES.find(
    ({ extensions, signatures }) =>
      extensions.includes(extension) && signatures.some((signature) => start.startsWith(signature)),
  )?.contentType;
}

export function extensionOf(fileName: string): string {
  return fileName.split('.').at(-1)?.toLowerCase() ?? '';
}

/** The content type of a download. */
export function downloadType(contentType: string): string {
  return SHOWN.includes(contentType) ? contentType : 'application/octet-stream';
}
