import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import { LENS_EXTENSIONS } from '../prescription-files/file-type';
import { saveFile } from '../prescription-files/save-file';
import { requireFrameItem } from './item-of-shopper';

/** Saves a file of the shopper's session. */
export const uploadItemPrescription: Handler<'uploadItemPrescription'> = ({ body, shopper }, context) => {
  const { userId } = shopper;
  if (userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  const { fileName, fileData, orderItemId } = body;
  if (orderItemId !== undefined) requireFrameItem(context.state, shopper, orderItemId);
  return saveFile(context, { userId, fileName, fileData, orderItemId }, LENS_EXTENSIONS);
};
