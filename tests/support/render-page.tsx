import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { becomeGuest, logOn } from '@sandbox/testing/shoppers';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppProviders } from '@/app/app';
import { createBrowserPages } from '@/app/browser-pages';
import { loadMessages } from '@/app/message-catalogs';
import { PageOutlet } from '@/app/navigation/page-outlet';
import { setUpApiHandlers } from '@/app/set-up-api-handlers';
import { Shell } from '@/app/shell/shell';
import { ShellServices } from '@/app/shell/shell-services';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { OVERLAY_MARK, prepareOverlayHistory } from '@/lib/history/overlay-entry';
import { onMutation } from '@/lib/http/mutation-listener';
import { onChangedSession, onMissingUser } from '@/lib/http/user-recovery';
import { announcerProps } from '@/lib/navigation/announcer';
import { stopLeaving } from '@/lib/navigation/leaving';
import { PrefetchProvider } from '@/lib/navigation/prefetch';
import { clearLostSession, forgetDocumentSession } from '@/lib/session/lost-session';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { sandboxSocialLogin } from '@/lib/social-login/sandbox-config';
import { clearSessionValues } from '@/lib/storage/storage-value';
import type { TrackingEvent } from '@/lib/tracking/events';
import { addTrackingAdapter } from '@/lib/tracking/track';
import { FollowLinks } from './follow-links';
import { nextTask } from './next-task';
import { connectTestServer, type TestServer, testServer } from './test-server';

export interface ComponentTestOptions {
  /** The shopper: a guest, or a demo shopper by the local part of the email address. Default: no session. */
  as?: 'guest' | (string & {});
  locale?: LocaleCode;
  scenario?: string;
  /** Setup before rendering, such as filling the cart. */
  before?: (server: TestServer) => Promise<unknown>;
}

export interface PageTestOptions extends ComponentTestOptions {
  /** Renders the header and the footer, too, which takes a quarter of a test's time. */
  hasShell?: true;
}

export interface ComponentTest {
  user: UserEvent;
  server: TestServer;
  /** Tracked events, in order, without `page_view`, which every page sends. */
  events: TrackingEvent[];
  /** Views of pages, in order. */
  pageViews: TrackingEvent[];
}

const events: TrackingEvent[] = [];
const pageViews: TrackingEvent[] = [];

// As on start of the app, before a router listens.
prepareOverlayHistory();

/** Prepares each test of a file for rendering, and removes what it leaves in the browser. Called by the set-up of each file. */
export function prepareForRendering(): void {
  connectTestServer();
  let stopTracking: () => void;
  beforeEach(async () => {
    // Failures of calls that were open when the last test ended.
    await mutate(() => true, undefined, { revalidate: false });
    events.length = 0;
    pageViews.length = 0;
    stopTracking = addTrackingAdapter((event) =>
      (event.name === 'page_view' ? pageViews : events).push(event),
    );
    setUpApiHandlers();
    // jsdom has no layout, so nothing to scroll.
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(async () => {
    cleanup();
    await leaveOverlayEntry();
    onMissingUser(undefined);
    onChangedSession(undefined);
    onMutation(undefined);
    clearLostSession();
    forgetDocumentSession();
    stopLeaving();
    stopTracking();
    vi.unstubAllGlobals();
    // Clears the cache, and discards pending responses.
    await mutate(() => true, undefined);
    window.history.replaceState(null, '', '/');
    localStorage.clear();
    clearSessionValues();
  });
}

/**
 * Waits until an overlay has closed, which goes back in the history and takes some tasks. A navigation of the next test would
 * cancel it.
 */
async function leaveOverlayEntry(): Promise<void> {
  while (window.history.state?.[OVERLAY_MARK]) await nextTask();
}

/** Opens a page as a browser does: loads its code, messages and data first, then renders it. */
export async function renderPage(
  path: string,
  { hasShell, ...options }: PageTestOptions = {},
): Promise<ComponentTest> {
  const componentTest = await setUpTest(options);
  window.history.replaceState(null, '', path);
  const i18n = setupI18n();
  const pages = createBrowserPages(i18n);
  const initialPage = pages.find(window.location);
  const { site } = initialPage.location;
  i18n.loadAndActivate({ locale: site.displayLanguage, messages: {} });
  await pages.prepare(initialPage);
  await mount(
    <PrefetchProvider value={pages.prefetchPath}>
      <AppProviders
        i18n={i18n}
        site={site}
        pages={pages}
        origin={window.location.origin}
        data={{}}
        socialLogin={sandboxSocialLogin}
      >
        {hasShell ? (
          <Shell>
            <PageOutlet />
          </Shell>
        ) : (
          <>
            <main id="main" tabIndex={-1}>
              <PageOutlet />
            </main>
            <ShellServices />
          </>
        )}
      </AppProviders>
    </PrefetchProvider>,
  );
  return componentTest;
}

/** Renders a single component without preloaded data; `catalogs` names its message catalogs. */
export async function renderComponent(
  component: ReactNode,
  { catalogs, locale = 'lc-us', ...options }: ComponentTestOptions & { catalogs: string[] },
): Promise<ComponentTest> {
  const componentTest = await setUpTest(options);
  const i18n = await loadI18n(locale, catalogs);
  await mount(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale(locale)}>
          {component}
          <div {...announcerProps} />
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return componentTest;
}

async function setUpTest({
  as,
  locale = 'lc-us',
  scenario,
  before,
}: ComponentTestOptions): Promise<ComponentTest> {
  const server = testServer();
  const { shopper } = server;
  const { storeId } = LOCALES[locale];
  if (as === 'guest') await becomeGuest(shopper, storeId);
  else if (as !== undefined) await logOn(shopper, as, { storeId });
  await before?.(server);
  if (scenario) server.startScenario(scenario);
  server.exposeCookies();
  // Without the style sheet nothing has `pointer-events: none`, so looking for it in all ancestors of each click is in vain.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, server, events, pageViews };
}

async function loadI18n(locale: LocaleCode, catalogs: string[]): Promise<I18n> {
  const { displayLanguage, languageTag } = LOCALES[locale];
  const messages = await loadMessages(languageTag, catalogs);
  return setupI18n({ locale: displayLanguage, messages: { [displayLanguage]: messages } });
}

async function mount(content: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <BrowserRouter>
        {content}
        <FollowLinks />
      </BrowserRouter>,
    );
  });
}
