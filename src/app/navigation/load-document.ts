import { OVERLAY_MARK } from '@/lib/history/overlay-entry';
import { startLeaving } from '@/lib/navigation/leaving';
import type { LoadDocument } from './page-router';

/** Lets the browser load another page. From inside of an overlay, in place of that one's history entry. */
export const loadDocument: LoadDocument = (path, { replace }) => {
  startLeaving();
  if (replace || history.state?.[OVERLAY_MARK]) window.location.replace(path);
  else window.location.assign(path);
};
