import { getDownloadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { HandlerFactory } from '../handler-factory';

/** Always 404: uploads are not stored yet. */
export const downloadItemPrescription: HandlerFactory = () =>
  getDownloadItemPrescriptionMockHandler(
    createResolver('downloadItemPrescription', ({ params }) =>
      reject(apiErrors.notFound(params.savedFileName)),
    ),
  );
