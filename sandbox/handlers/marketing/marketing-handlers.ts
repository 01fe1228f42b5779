import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import {
  getCookieSensitiveCategoryEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getEspot,
  getProductEspot,
} from './get-espot';
import { joinEaccessSegment } from './join-eaccess-segment';
import { subscribeEmail } from './subscribe-email';

export const marketingHandlers = {
  getEspot,
  getProductEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getCookieSensitiveCategoryEspot,
  joinEaccessSegment,
  subscribeEmail,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
