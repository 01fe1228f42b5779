import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { itemPrescription } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { bareBase64, fileBytes } from './file-bytes';
import { contentTypeOf, extensionOf } from './file-type';

/** 10 MB (003 §9); a file of this size is accepted. */
const MAX_FILE_BYTES = 10_485_760;

/** A file as it was sent. */
export interface SentFile {
  /** The owner. The user id of the request's body is not trusted. */
  userId: string;
  fileName: string;
  /** Base64, bare or as a data URL. */
  fileData: string;
  /** The item that the file belongs to; absent before there is one. */
  orderItemId?: string | undefined;
}

/**
 * Saves a file when its extension is accepted, its size is within the limit, and its bytes match its name.
 *
 * @throws ApiErrorResponse 400 for text that is not base64.
 */
export function saveFile(
  { state, now }: SandboxContext,
  { userId, fileName, fileData, orderItemId }: SentFile,
  extensions: readonly string[],
) {
  const extension = extensionOf(fileName);
  if (!extensions.includes(extension)) return failure('The extension of the file is not allowed.');
  const bytes = fileBytes(fileData);
  if (!bytes) return reject(apiErrors.invalidField('fileData', 'is not base64'));
  if (bytes.length > MAX_FILE_BYTES) return failure('The length of the file is over the limit.');
  const contentType = contentTypeOf(fileName, bytes);
  if (!contentType) return failure('The extension of the file does not match its content.');
  const uploadedAt = now().getTime();
  const prefix = orderItemId ?? state.nextId('prescriptionFile');
  let suffix = uploadedAt;
  while (state.prescriptionFiles.get(`${prefix}_${suffix}.${extension}`)) suffix += 1;
  const savedFileName = `${prefix}_${suffix}.${extension}`;
  // Handlers run in a synchronous transaction; the checksum of Web Crypto is asynchronous.
  const checksum = bytesToHex(sha256(bytes));
  const file = { savedFileName, userId, name: fileName, checksum, contentType, uploadedAt };
  state.prescriptionFiles.insert({ ...file, data: bareBase64(fileData) });
  removeOldFiles(state, userId);
  return { status: 'Success' as const, savedFileName, file_checksum: checksum, messages: [] };
}

const failure = (message: string) => ({ status: 'Fail' as const, messages: [message] });

/** Number of a shopper's files to keep that no prescription uses, such as replaced ones. */
const MAX_UNUSED_FILES = 20;

/** Removes the oldest files of a shopper that no prescription uses. */
function removeOldFiles(state: SandboxState, userId: string): void {
  const used = new Set([
    ...state.orders.by('user', userId).flatMap(({ items }) => items.map(savedFileOf)),
    ...state.accountPrescriptions.by('user', userId).map(({ savedFileName }) => savedFileName),
  ]);
  const unused = state.prescriptionFiles
    .by('user', userId)
    .filter(({ savedFileName }) => !used.has(savedFileName));
  const excess = Math.max(0, unused.length - MAX_UNUSED_FILES);
  for (const { savedFileName } of unused.slice(0, excess)) state.prescriptionFiles.remove(savedFileName);
}

function savedFileOf(item: Parameters<typeof itemPrescription>[0]): string | undefined {
  return itemPrescription(item)?.savedFileName;
}
