import { getDownloadPrescriptionMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { HandlerFactory } from '../handler-factory';

/** Always 404: uploads are not stored yet. */
export const downloadPrescription: HandlerFactory = () =>
  getDownloadPrescriptionMockHandler(
    createResolver('downloadPrescription', ({ params }) => reject(apiErrors.notFound(params.fileName))),
  );
