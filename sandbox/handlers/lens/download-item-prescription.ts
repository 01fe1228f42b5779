import { getDownloadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { HandlerFactory } from '../handler-factory';
import { fileResponse } from '../prescription-files/send-file';

/** Returns a file for its owner; 404 for everybody else, as for an unknown one. */
export const downloadItemPrescription: HandlerFactory = () =>
  getDownloadItemPrescriptionMockHandler(
    createResolver('downloadItemPrescription', ({ params, shopper, respond }, { state }) => {
      const file = state.prescriptionFiles.get(params.savedFileName);
      const response = file && file.userId === shopper.userId ? fileResponse(file) : undefined;
      if (!response) return reject(apiErrors.notFound(params.savedFileName));
      respond(response);
      return new ArrayBuffer(0);
    }),
  );
