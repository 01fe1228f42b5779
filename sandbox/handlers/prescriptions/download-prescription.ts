import { getDownloadPrescriptionMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { answer } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import type { HandlerFactory } from '../handler-factory';

/** Uploads are not kept yet, so there is never a file of this name. */
export const downloadPrescription: HandlerFactory = () =>
  getDownloadPrescriptionMockHandler(
    answer('downloadPrescription', ({ params }) => refuse(refusals.notFound(params.fileName))),
  );
