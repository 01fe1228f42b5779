import { MAP_TILES_META, type MapTiles } from '@/lib/stores/map-tiles';
import { STORE_PAGE_SIZE_META } from '@/lib/stores/store-page-size';
import { DIRECTIONS_META } from '@/lib/stores/use-directions-url';
import { BROWSER_REPORTS_META } from './browser-reports/reported-share';
import { headScripts } from './inline-scripts/page-scripts';
import { SCRIPTS_META } from './inline-scripts/start-scripts';
import { PageStyles, type PageStylesProps } from './page-styles';

export interface PageHeadProps extends PageStylesProps {
  /** Modules of the page, the entry first. */
  modules: string[];
  mapTiles?: MapTiles | undefined;
  directionsUrl?: string | undefined;
  storePageSize?: number | undefined;
  browserReports?: number | undefined;
}

/** Styles, inline scripts and settings of a server-rendered page. */
export function PageHead({
  modules,
  mapTiles,
  directionsUrl,
  storePageSize,
  browserReports,
  ...styles
}: PageHeadProps) {
  return (
    <>
      {headScripts.map((script) => (
        <script
          key={script}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code, by inlineScript
          dangerouslySetInnerHTML={{ __html: script }}
        />
      ))}
      <PageStyles {...styles} />
      {/* Paints nothing before the header is complete, as its right half would move. The start of an element counts. */}
      <link rel="expect" href="#main" blocking="render" />
      <meta name={SCRIPTS_META} content={JSON.stringify(modules)} />
      {mapTiles ? <meta name={MAP_TILES_META} content={JSON.stringify(mapTiles)} /> : null}
      {directionsUrl ? <meta name={DIRECTIONS_META} content={directionsUrl} /> : null}
      {storePageSize ? <meta name={STORE_PAGE_SIZE_META} content={String(storePageSize)} /> : null}
      {browserReports ? <meta name={BROWSER_REPORTS_META} content={String(browserReports)} /> : null}
    </>
  );
}
