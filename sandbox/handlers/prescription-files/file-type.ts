/** A kind of file that is accepted, by its extensions and its first bytes (003 §5). */
interface FileType {
  extensions: readonly string[];
  contentType: string;
  /** Hexadecimal. */
  signatures: readonly string[];
}

/** The start of a ZIP archive. */
const ZIP = '504b0304';

const FILE_TYPES: readonly FileType[] = [
  { extensions: ['png'], contentType: 'image/png', signatures: ['89504e470d0a1a0a'] },
  { extensions: ['gif'], contentType: 'image/gif', signatures: ['47494638'] },
  { extensions: ['jpeg', 'jpg'], contentType: 'image/jpeg', signatures: ['ffd8ff'] },
  { extensions: ['tiff', 'tif'], contentType: 'image/tiff', signatures: ['49492a00', '4d4d002a'] },
  { extensions: ['bmp'], contentType: 'image/bmp', signatures: ['424d'] },
  { extensions: ['pdf'], contentType: 'application/pdf', signatures: ['25504446'] },
  { extensions: ['doc'], contentType: 'application/msword', signatures: ['d0cf11e0'] },
  {
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: [ZIP],
  },
  { extensions: ['pages'], contentType: 'application/vnd.apple.pages', signatures: [ZIP] },
];

const ALL_EXTENSIONS = ['png', 'gif', 'jpeg', 'tiff', 'bmp', 'doc', 'docx', 'pdf'] as const;
/** Of the prescription step; it has no other name of jpeg and tiff. */
export const STEP_EXTENSIONS: readonly string[] = [...ALL_EXTENSIONS, 'pages'];
/** Of the lens panel. */
export const LENS_EXTENSIONS: readonly string[] = [...ALL_EXTENSIONS, 'jpg', 'tif'];

/** The content type of a file whose first bytes match its extension; undefined for any other file. */
export function contentTypeOf(fileName: string, bytes: Uint8Array): string | undefined {
  const extension = extensionOf(fileName);
  const start = [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return FILE_TYPES.find(
    ({ extensions, signatures }) =>
      extensions.includes(extension) && signatures.some((signature) => start.startsWith(signature)),
  )?.contentType;
}

/** In lower case; empty without one. */
export function extensionOf(fileName: string): string {
  return fileName.includes('.') ? (fileName.split('.').at(-1)?.toLowerCase() ?? '') : '';
}
