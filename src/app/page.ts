import type { ComponentType } from 'react';
import type { LoadRead } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';

/** What a page knows of the address it was asked for. */
export interface PageAddress {
  store: Store;
  pathname: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Text of the prescription cookie, on the server alone. */
  prescription?: string | undefined;
}

/** What the reads of a page found out about the address itself. */
export interface PageOutcome {
  status?: 404;
  /** Path of this site. */
  redirect?: string;
}

/** What a module under routes/ exports. */
export interface PageModule {
  Page: ComponentType;
  /** Runs the reads of the first paint: on the server before rendering, in the browser on intent and on navigation. */
  prepare?: (address: PageAddress, load: LoadRead) => Promise<PageOutcome | undefined>;
}

export interface PageDefinition {
  id: string;
  path: string;
  /** Features whose message catalogues the page shows. */
  catalogues: string[];
  /** File of the page's module, by which the client build names its scripts. */
  source: string;
  load: () => Promise<PageModule>;
}
