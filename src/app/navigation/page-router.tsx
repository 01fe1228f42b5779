import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { OVERLAY_MARK } from '@/lib/history/overlay-entry';
import { startLeaving } from '@/lib/navigation/leaving';
import { DocumentLoader, type LoadDocument } from '@/lib/navigation/use-navigate';

/** Lets the browser load another page. From inside of an overlay, in place of that one's history entry. */
export const loadDocument: LoadDocument = (path, { replace }) => {
  startLeaving();
  if (replace || history.state?.[OVERLAY_MARK]) window.location.replace(path);
  else window.location.assign(path);
};

export interface PageRouterProps {
  loadDocument: LoadDocument;
  children: ReactNode;
}

/**
 * The router of a page: what it shows follows the URL as long as that is of the same page. Another page is another document
 * (docs/decisions/0060).
 */
export function PageRouter({ loadDocument, children }: PageRouterProps) {
  return (
    <BrowserRouter>
      <DocumentLoader value={loadDocument}>{children}</DocumentLoader>
    </BrowserRouter>
  );
}
