import { getUploadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';
import { bareBase64, fileBytes } from '../prescription-files/file-bytes';
import { contentTypeOf, extensionOf } from '../prescription-files/file-type';
import { requireFrameItem } from './item-of-shopper';

const MAX_FILE_BYTES = 10_485_760;

/** Keeps a file of the shopper's session; the user ID of the body is not trusted. Its bytes must be what its name says. */
export const uploadItemPrescription: HandlerFactory = () =>
  getUploadItemPrescriptionMockHandler(
    createResolver('uploadItemPrescription', ({ body, shopper }, { state, now }) => {
      if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
      if (body.orderItemId !== undefined) requireFrameItem(state, shopper, body.orderItemId);
      const bytes = fileBytes(body.fileData);
      if (!bytes) return reject(apiErrors.invalidField('fileData', 'is not base64'));
      if (bytes.length > MAX_FILE_BYTES) return failure('The length of the file is over the limit.');
      const contentType = contentTypeOf(body.fileName, bytes);
      if (!contentType) return failure('The extension of the file is not allowed.');
      const uploadedAt = now().getTime();
      const prefix = body.orderItemId ?? state.nextId('prescriptionFile');
      const savedFileName = `${prefix}_${uploadedAt}.${extensionOf(body.fileName)}`;
      const file = { savedFileName, userId: shopper.userId, contentType, uploadedAt };
      state.prescriptionFiles.remove(savedFileName);
      state.prescriptionFiles.insert({ ...file, data: bareBase64(body.fileData) });
      return { status: 'Success' as const, savedFileName, messages: [] };
    }),
  );

const failure = (message: string) => ({ status: 'Fail' as const, messages: [message] });
