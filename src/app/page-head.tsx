import { headScripts } from './inline-scripts/page-scripts';
import { PageStyles, type PageStylesProps } from './page-styles';

/** Styles and inline scripts of a server-rendered page. */
export function PageHead(props: PageStylesProps) {
  return (
    <>
      {headScripts.map((script) => (
        <script
          key={script}
          nonce={props.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code, by inlineScript
          dangerouslySetInnerHTML={{ __html: script }}
        />
      ))}
      <PageStyles {...props} />
      {/* Paints nothing before the header is complete, as its right half would move. The start of an element counts. */}
      <link rel="expect" href="#main" blocking="render" />
    </>
  );
}
