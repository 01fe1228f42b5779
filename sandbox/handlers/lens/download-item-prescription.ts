import { getDownloadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { answer } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import type { HandlerFactory } from '../handler-factory';

/** Uploads are not kept yet, so there is never a file of this name. */
export const downloadItemPrescription: HandlerFactory = () =>
  getDownloadItemPrescriptionMockHandler(
    answer('downloadItemPrescription', ({ params }) => refuse(refusals.notFound(params.savedFileName))),
  );
