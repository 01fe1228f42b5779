import type { ReactNode } from 'react';
import type { Store } from '@/platform/store/store';

export const PAGE_STATE_ID = 'page-state';

export interface DocumentProps {
  store: Store;
  /** JSON of what the server found out for this page, safe to stand inside a script element. */
  state: string;
  /** Called while rendering on the server, where files to load early are named. */
  hint?: () => void;
  children: ReactNode;
}

/** The whole HTML document of a server-rendered page. Styles and scripts are added by the server while it renders. */
export function Document({ store, state, hint, children }: DocumentProps) {
  hint?.();
  return (
    <html lang={store.languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by stateScript, and never executed
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}
