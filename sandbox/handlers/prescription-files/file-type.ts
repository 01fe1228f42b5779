/** A kind of file that is accepted, by its extension and its first bytes (003 §5). */
interface FileType {
  extension: string;
  contentType: string;
  /** Hexadecimal. */
  signatures: readonly string[];
}

/** The start of a ZIP archive. */
const ZIP = '504b0304';

/** Some programs write one before a PDF, whose readers skip it (ISO 32000-1, implementation note 13). */
const BYTE_ORDER_MARK = 'efbbbf';

const FILE_TYPES: readonly FileType[] = [
  { extension: 'png', contentType: 'image/png', signatures: ['89504e470d0a1a0a'] },
  { extension: 'gif', contentType: 'image/gif', signatures: ['47494638'] },
  { extension: 'jpeg', contentType: 'image/jpeg', signatures: ['ffd8ff'] },
  { extension: 'tiff', contentType: 'image/tiff', signatures: ['49492a00', '4d4d002a'] },
  { extension: 'bmp', contentType: 'image/bmp', signatures: ['424d'] },
  { extension: 'pdf', contentType: 'application/pdf', signatures: ['25504446'] },
  { extension: 'doc', contentType: 'application/msword', signatures: ['d0cf11e0'] },
  {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: [ZIP],
  },
  { extension: 'pages', contentType: 'application/vnd.apple.pages', signatures: [ZIP] },
];

/** Extensions of the lens panel. The storefront sends jpg and tif as jpeg and tiff. */
export const LENS_EXTENSIONS: readonly string[] = ['png', 'gif', 'jpeg', 'tiff', 'bmp', 'doc', 'docx', 'pdf'];
/** Extensions of the prescription step. */
export const STEP_EXTENSIONS: readonly string[] = [...LENS_EXTENSIONS, 'pages'];

/** Returns the content type of a file whose first bytes match its extension; undefined for any other file. */
export function contentTypeOf(fileName: string, bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, 8 + BYTE_ORDER_MARK.length / 2)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(BYTE_ORDER_MARK, '');
  return FILE_TYPES.find(
    ({ extension: type, signatures }) =>
      type === extensionOf(fileName) && signatures.some((signature) => start.startsWith(signature)),
  )?.contentType;
}

/** Returns the extension in lower case; empty without one. */
export function extensionOf(fileName: string): string {
  return fileName.includes('.') ? (fileName.split('.').at(-1)?.toLowerCase() ?? '') : '';
}
