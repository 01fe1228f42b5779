import { getContextData } from '@generated/identity/identity';
import { uploadItemPrescription } from '@generated/lens/lens';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { ensureUser } from '@/lib/session/ensure-user';
import type { Site } from '@/lib/site/site';
import { type PictureProblem, pictureProblem, problemOfMessages } from './picture-file';

/** Milliseconds (003 §9). */
const UPLOAD_TIMEOUT = 60_000;

/** The file was not uploaded. Carries no name and no content. */
export class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Uploads a picture of the prescription, before the glasses have an order line. It belongs to the shopper, so an anonymous
 * one becomes a guest first.
 *
 * @throws PictureError
 */
export async function uploadPicture(site: Site, file: File, signal: AbortSignal): Promise<UploadedPicture> {
  const problem = pictureProblem(file);
  if (problem) throw new PictureError(problem);
  try {
    const { savedFileName, status, messages } = await send(site, file, signal);
    if (status === 'Success' && savedFileName) return { savedFileName, fileName: file.name };
    throw new PictureError(problemOfMessages(messages));
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('failed');
  }
}

async function send({ storeId, languageId, catalogId, ...site }: Site, file: File, signal: AbortSignal) {
  const fileData = await readBase64(file);
  await ensureUser({ storeId, languageId, catalogId, ...site });
  const { basicInfo } = await getContextData(storeId, { langId: languageId });
  return uploadItemPrescription(
    storeId,
    {
      storeId,
      langId: languageId,
      catalogId,
      userId: String(basicInfo.runAsId),
      isItemFile: false,
      fileName: file.name.slice(-255),
      fileData,
    },
    { timeoutMs: UPLOAD_TIMEOUT, signal },
  );
}

/** The file as base64, without the start of the data URL. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
