import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { LanguageTag } from '@/domain/locale/locales';
import type { Query } from '@/lib/queries/query';
import { useSite } from '@/lib/site/site';
import { loadMessages } from '../../message-catalogs';

/** A message catalog as page data, for pages that include it only for some shoppers. */
export function messagesQuery(languageTag: LanguageTag, catalog: string): Query<Messages> {
  return {
    key: ['messages', catalog, languageTag],
    fetch: () => loadMessages(languageTag, [catalog]),
  };
}

interface WithMessagesProps {
  catalog: string;
  children: ReactNode;
  /** Until the messages are there. */
  fallback?: ReactNode;
}

/** Renders its children once the messages of a catalog have loaded. */
export function WithMessages({ catalog, children, fallback = null }: WithMessagesProps) {
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  const { key, fetch } = messagesQuery(languageTag, catalog);
  const { data } = useSWR(key, () => fetch({}));
  // During render, since the children need the messages at once. Loading them again is harmless.
  useMemo(() => data && i18n.load(displayLanguage, data), [i18n, displayLanguage, data]);
  return data ? children : fallback;
}

/** Returns what loads the messages of a catalog, so that `WithMessages` renders its children at once afterwards. */
export function usePreloadMessages(catalog: string): () => Promise<unknown> {
  const { languageTag } = useSite();
  const { mutate } = useSWRConfig();
  const { key, fetch } = messagesQuery(languageTag, catalog);
  return () => mutate(key, fetch({}), { revalidate: false });
}
