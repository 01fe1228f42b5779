import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, memo, type ReactNode, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { LanguageTag } from '@/domain/locale/locales';
import { type LazyComponent, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { Query } from '@/lib/queries/query';
import { useSite } from '@/lib/site/site';
import { cx } from '@/ui/lib/cx';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
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
  const { languageTag } = useSite();
  const { key, fetch } = messagesQuery(languageTag, catalog);
  const { data } = useSWR(key, () => fetch({}));
  return data ? <WithLoadedMessages messages={data}>{children}</WithLoadedMessages> : fallback;
}

type Preload = (languageTag: LanguageTag) => Promise<void>;

/**
 * A component whose code and messages load together with `preload`, or when it is first shown, and again after a failure. Put
 * it into a Suspense boundary of its own, whose fallback then stays the same until both are there.
 */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  catalogs: readonly string[],
): ComponentType<Props> & { preload: Preload } {
  const byLanguage = new Map<LanguageTag, LazyComponent<ComponentType<Props>>>();
  const inLanguage = (languageTag: LanguageTag) => {
    const known = byLanguage.get(languageTag);
    if (known) return known;
    const InLanguage = lazyWithRetry(async () => {
      const [Component, messages] = await Promise.all([load(), loadMessages(languageTag, catalogs)]);
      return (props: Props) => (
        <WithLoadedMessages messages={messages}>
          <Component {...props} />
        </WithLoadedMessages>
      );
    });
    byLanguage.set(languageTag, InLanguage);
    return InLanguage;
  };
  const Localized = memo((props: Props) => {
    const InLanguage = inLanguage(useSite().languageTag) as ComponentType<Props>;
    return <InLanguage {...props} />;
  }) as unknown as ComponentType<Props>;
  return Object.assign(Localized, {
    preload: (languageTag: LanguageTag) => inLanguage(languageTag).preload(),
  });
}

interface DialogOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  catalogs: readonly string[];
  title: (props: Props) => ReactNode;
  isWide?: boolean;
}

/** A dialog whose code and messages load with `preload`, or when it opens. Its shell opens at once. */
export function lazyDialog<Props extends { open: boolean; onOpenChange: (open: boolean) => void }>(
  options: DialogOptions<Props>,
): ComponentType<Props> & { preload: Preload } {
  const Content = lazyWithMessages(options.load, options.catalogs);
  return Object.assign(
    (props: Props) => (
      <DialogBoundary
        open={props.open}
        onClose={() => props.onOpenChange(false)}
        title={options.title(props)}
        className={cx('modal-dialog', options.isWide && 'modal-wide')}
      >
        <Content {...props} />
      </DialogBoundary>
    ),
    { preload: Content.preload },
  );
}

function WithLoadedMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { i18n } = useLingui();
  const { displayLanguage } = useSite();
  // During render, since the children need the messages at once. Loading them again is harmless.
  useMemo(() => i18n.load(displayLanguage, messages), [i18n, displayLanguage, messages]);
  return children;
}

/** Returns what loads the messages of a catalog, so that `WithMessages` renders its children at once afterwards. */
export function usePreloadMessages(catalog: string): () => Promise<unknown> {
  const { languageTag } = useSite();
  const { mutate } = useSWRConfig();
  const { key, fetch } = messagesQuery(languageTag, catalog);
  return () => mutate(key, fetch({}), { revalidate: false });
}
