import { Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { LocaleCode } from '@/domain/locale/locales';
import { replayEarlyEvents } from '@/lib/hydration/early-events';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { track } from '@/lib/tracking/track';
import { ErrorBoundary } from '../errors/error-boundary';
import type { PageMatch } from '../page-loader';
import { focusHeading } from './focus-heading';
import { HeldClicks } from './held-clicks';
import { layOutByFrames, layOutNow } from './lazy-layout';
import { PageLocationProvider } from './page-location';
import { usePageSource } from './page-source';

/**
 * The page of the current URL. A navigation suspends inside the router's transition, so the old page stays until the new
 * one can paint. For that, nothing around the Suspense boundary may change with the URL.
 */
export function PageOutlet() {
  const location = useLocation();
  const source = usePageSource();
  return (
    <>
      <ErrorBoundary resetKey={location.key}>
        <Suspense fallback={null}>
          <PreparedOutlet match={source.find(location)} />
        </Suspense>
      </ErrorBoundary>
      <HeldClicks />
    </>
  );
}

function PreparedOutlet({ match }: { match: PageMatch }) {
  const source = usePageSource();
  const { module, result } = use(source.prepare(match));
  const { definition, location } = match;
  useEffect(replayEarlyEvents, []);
  if (result.redirect !== undefined) return <Redirect to={result.redirect} />;
  const { Page } = module;
  return (
    <PageLocationProvider value={location}>
      <PageView key={`view of ${location.pathname}`} page={definition.id} locale={location.site.locale} />
      <Page key={location.pathname} />
      <NavigationEffects />
    </PageLocationProvider>
  );
}

/** Tracks that a page is seen, also after Back: by its id, since a URL may have an order number or a search in it. */
function PageView({ page, locale }: { page: string; locale: LocaleCode }) {
  useEffect(() => {
    const trackView = () => track({ name: 'page_view', page, locale });
    // From the browser's back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && trackView();
    trackView();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [page, locale]);
  return null;
}

/** A redirect inside the browser, where a server would respond with status 302. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/**
 * Runs after the page has painted, and after another state of it has: scrolls to its start or to what the URL names, as the
 * browser does on a full page load. With another path, such as that of another color, it focuses the heading, which screen readers
 * then read. On Back and Forward the browser scrolls.
 */
function NavigationEffects() {
  const location = useLocation();
  const type = useNavigationType();
  const lastLocation = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    // The page now handles clicks, which browser tests and measurements wait for.
    document.documentElement.dataset.hydrated = 'true';
    return layOutByFrames();
  }, []);

  useLayoutEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { key: location.key, pathname: location.pathname };
    if (!previous || previous.key === location.key) return;
    layOutNow();
    if (type !== 'POP' && !(location.state as { preserveScroll?: boolean } | null)?.preserveScroll)
      scrollToStart(location.hash);
    if (previous.pathname !== location.pathname) focusHeading();
  }, [location, type]);

  return null;
}

function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
