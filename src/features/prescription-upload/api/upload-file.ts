import { getContextData } from '@generated/identity/identity';
import { isApiError } from '@/lib/http/api-error';
import { ensureUser } from '@/lib/session/ensure-user';
import type { Site } from '@/lib/site/site';
import {
  type FileProblem,
  fileProblem,
  type PrescriptionExtension,
  previewOf,
  problemOfMessages,
  sentFileName,
} from '@/lib/uploads/prescription-file';
import { withoutMetadata } from './without-metadata';

/** Milliseconds (003 §9). */
const UPLOAD_TIMEOUT = 60_000;
const PAYLOAD_TOO_LARGE = 413;

/** The file was not uploaded. Carries no name and no content. */
export class UploadError extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The part of a file that both upload operations send. */
export interface FileToSend {
  fileName: string;
  /** Base64. */
  fileData: string;
  /** The shopper. */
  userId: string;
}

/** Common response of both upload operations. */
interface UploadResponse {
  status: 'Success' | 'Fail';
  savedFileName?: string;
  file_checksum?: string;
  messages?: string | readonly string[];
}

/** A generated call that uploads a file. */
export type SendFile = (
  file: FileToSend,
  options: { timeoutMs: number; signal: AbortSignal },
) => Promise<UploadResponse>;

/** A file that the commerce API holds now. */
export interface SavedFile {
  savedName: string;
  /** SHA-256, where the API returned it. */
  checksum: string | undefined;
  /** Its owner. */
  userId: string;
}

export interface UploadOptions {
  extensions: readonly PrescriptionExtension[];
  send: SendFile;
  signal: AbortSignal;
  /** Percent while the file is read; undefined while it is sent, since `fetch` reports no progress. */
  onProgress: (percent: number | undefined) => void;
}

/**
 * Checks, reads and uploads a prescription file. It belongs to the shopper, so an anonymous one becomes a guest first.
 *
 * @throws UploadError
 */
export async function uploadFile(site: Site, file: File, options: UploadOptions): Promise<SavedFile> {
  const problem = fileProblem(file, options.extensions);
  if (problem) throw new UploadError(problem);
  try {
    return await readAndSend(site, file, options);
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError(problemOfError(error));
  }
}

async function readAndSend(site: Site, file: File, options: UploadOptions): Promise<SavedFile> {
  const { send, signal, onProgress } = options;
  onProgress(0);
  const fileData = await readBase64(await contentToSend(file), { signal, onProgress });
  onProgress(undefined);
  await ensureUser(site);
  const { basicInfo } = await getContextData(site.storeId, { langId: site.languageId }, { signal });
  const userId = String(basicInfo.runAsId);
  const { status, savedFileName, file_checksum, messages } = await send(
    { fileName: sentFileName(file.name), fileData, userId },
    { timeoutMs: UPLOAD_TIMEOUT, signal },
  );
  if (status !== 'Success' || !savedFileName) throw new UploadError(problemOfMessages(messages));
  return { savedName: savedFileName, checksum: file_checksum, userId };
}

/** Removes the place where a picture was taken. */
async function contentToSend(file: File): Promise<Blob> {
  if (previewOf(file.name) !== 'picture') return file;
  return new Blob([withoutMetadata(new Uint8Array(await file.arrayBuffer()))]);
}

/** Interprets an error. A server may reject a body for its size before the commerce API sees it. */
function problemOfError(error: unknown): FileProblem {
  return isApiError(error) && error.status === PAYLOAD_TOO_LARGE ? 'too-big' : 'failed';
}

/** Reads a file as base64, without the start of the data URL. Rejects when it cannot be read, or is cancelled. */
function readBase64(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort(), { once: true });
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal.reason);
    reader.readAsDataURL(file);
  });
}
