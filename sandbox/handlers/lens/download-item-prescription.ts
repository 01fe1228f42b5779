import { getDownloadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { HandlerFactory } from '../handler-factory';
import { fileBytes } from '../prescription-files/file-bytes';
import { downloadType } from '../prescription-files/file-type';

/** A file for its owner; 404 for everybody else, as for an unknown one. */
export const downloadItemPrescription: HandlerFactory = () =>
  getDownloadItemPrescriptionMockHandler(
    createResolver('downloadItemPrescription', ({ params, shopper, respond }, { state }) => {
      const file = state.prescriptionFiles.get(params.savedFileName);
      const bytes = file && file.userId === shopper.userId ? fileBytes(file.data) : undefined;
      if (!file || !bytes) return reject(apiErrors.notFound(params.savedFileName));
      const headers = {
        'Content-Type': downloadType(file.contentType),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      };
      respond(new Response(bytes, { headers }));
      return new ArrayBuffer(0);
    }),
  );
