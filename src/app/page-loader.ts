import type { I18n } from '@lingui/core';
import { matchRoutes } from 'react-router-dom';
import { localeFromPath } from '@/domain/locale/locale-path';
import type { CallOptions } from '@/platform/http/call-platform';
import { cacheKey, type LoadRead, type Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';
import { loadMessages, SHELL_CATALOGUES } from './catalogues';
import type { PageAddress, PageDefinition, PageModule, PageOutcome } from './page';
import { notFoundPage, pages } from './pages';
import { defaultStore, storeOf } from './store-of';

export interface FoundPage {
  definition: PageDefinition;
  address: PageAddress;
}

/** The page of an address; the not-found page when no page has it. */
export function findPage(url: URL, rememberedLocale?: string): FoundPage {
  const match = matchRoutes(pages, url.pathname)?.at(-1);
  const params = match?.params ?? { locale: localeFromPath(url.pathname) };
  const store = storeOf(url, params, rememberedLocale);
  // An address of no locale, such as a browser's own request for an icon, must not change the shopper's language.
  const shown = store ?? storeOf(url, {}, rememberedLocale) ?? defaultStore;
  return {
    definition: match && store ? (match.route as PageDefinition) : notFoundPage,
    address: { store: shown, pathname: url.pathname, params, search: url.searchParams },
  };
}

export interface PreparedPage {
  module: PageModule;
  outcome: PageOutcome;
  /** Answers of the page's reads by cache key. */
  answers: Record<string, unknown>;
  /** Those of them that were asked for and not known before. */
  asked: Record<string, unknown>;
}

/** Whether nothing stands at an address: no page has it, or the page's reads have found nothing. */
export function isMissing({ definition }: FoundPage, prepared: PreparedPage | undefined): boolean {
  return definition === notFoundPage || prepared?.outcome.status === 404;
}

export interface PrepareOptions {
  i18n: I18n;
  /** Catalogues that need not be loaded again; those that are loaded are added. */
  loadedCatalogues: Set<string>;
  call?: CallOptions;
  /** An answer that need not be asked for again. */
  known?: (key: string) => unknown;

  /** Reads of what stands around the page; left out where the first page has brought their answers. */
  shellReads?: (store: Store) => Read[] | Promise<Read[]>;
  /** False leaves every read without a known answer to the page's hooks. */
  asks?: boolean;
  /** Told of each read that is left to the page's hooks. */
  onUnread?: () => void;
  /** Loads the parts that rest, of the page shown and of the one that is got ready. */
  wakeParts?: () => Promise<unknown>;
}

/**
 * Loads what a page needs before it can paint: its code, its messages and the answers of its reads. When the reads find
 * that there is no such thing, the not-found page takes its place.
 */
export async function preparePage(
  { definition, address }: FoundPage,
  options: PrepareOptions,
): Promise<PreparedPage> {
  const answers: Record<string, unknown> = {};
  const asked: Record<string, unknown> = {};
  const load = loader(answers, asked, options);
  const around = loadShell(address, load, options);
  const [module] = await Promise.all([definition.load(), addMessages(definition, address, options)]);
  const parts = options.wakeParts?.();
  // Waited for below; until then a failure is nobody's.
  parts?.catch(() => {});
  const outcome = (await module.prepare?.(address, load)) ?? {};
  await Promise.all([around, parts]);
  if (outcome.status !== 404 || definition === notFoundPage) return { module, outcome, answers, asked };
  const missing = await preparePage({ definition: notFoundPage, address }, options);
  // With the answers that say so, the browser comes to the same page as the server.
  return {
    ...missing,
    outcome,
    answers: { ...answers, ...missing.answers },
    asked: { ...asked, ...missing.asked },
  };
}

async function loadShell(
  { store }: PageAddress,
  load: LoadRead,
  { shellReads }: PrepareOptions,
): Promise<void> {
  const reads = (await shellReads?.(store)) ?? [];
  await Promise.all(reads.map(load));
}

async function addMessages(
  definition: PageDefinition,
  { store }: PageAddress,
  { i18n, loadedCatalogues }: PrepareOptions,
): Promise<void> {
  const needed = [...SHELL_CATALOGUES, ...definition.catalogues].filter(
    (name) => !loadedCatalogues.has(name),
  );
  if (needed.length === 0) return;
  i18n.load(store.displayLanguage, await loadMessages(store.displayLanguage, needed));
  for (const name of needed) loadedCatalogues.add(name);
}

function loader(
  answers: Record<string, unknown>,
  asked: Record<string, unknown>,
  { call = {}, known, asks = true, onUnread }: PrepareOptions,
): LoadRead {
  return async <Answer>(wanted: Read<Answer> | (() => Promise<Read<Answer> | undefined>)) => {
    const late = typeof wanted === 'function';
    if (late && !asks) return undefined;
    try {
      const read = late ? await wanted() : wanted;
      if (!read) return undefined;
      const key = cacheKey(read);
      const cached = known?.(key) as Answer | undefined;
      if (cached !== undefined) {
        answers[key] = cached;
        return cached;
      }
      if (!asks) {
        onUnread?.();
        return undefined;
      }
      const answer = await read.fetch(call);
      answers[key] = answer;
      asked[key] = answer;
      return answer;
    } catch {
      // The page's own hook asks again and shows what went wrong where it belongs.
      return undefined;
    }
  };
}
