import type { Handlers } from '../../call';
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
} satisfies Partial<Handlers>;
