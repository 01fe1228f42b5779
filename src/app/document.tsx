import type { ReactNode } from 'react';
import type { Site } from '@/lib/site/site';

export const PAGE_STATE_ID = 'page-state';

export interface DocumentProps {
  site: Site;
  /** Page state as JSON, escaped for a script element. */
  state: string;
  /** Styles and inline scripts; on the server only. React skips them when it hydrates the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** The HTML document of a server-rendered page. */
export function Document({ site, state, head, children }: DocumentProps) {
  return (
    <html lang={site.languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {head}
      </head>
      <body>
        {children}
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeState, and never executed
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}
