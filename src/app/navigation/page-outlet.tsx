import { Suspense, use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../errors/error-boundary';
import type { FoundPage } from '../page-loader';
import { PageLocationProvider } from './page-address';
import { PageSettled } from './page-settled';
import { usePageSource } from './page-source';

/**
 * The page of the current URL. A navigation suspends inside the router's transition, so the old page stays until the new
 * one can paint. For that, nothing around the Suspense boundary may change with the URL.
 */
export function PageOutlet() {
  const location = useLocation();
  const source = usePageSource();
  return (
    <ErrorBoundary resetKey={location.key}>
      <Suspense fallback={null}>
        <PreparedOutlet found={source.find(location)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PreparedOutlet({ found }: { found: FoundPage }) {
  const source = usePageSource();
  const prepared = source.prepare(found);
  const { module, outcome } = prepared instanceof Promise ? use(prepared) : prepared;
  if (outcome.redirect !== undefined) return <Redirection to={outcome.redirect} />;
  const { Page } = module;
  return (
    <PageLocationProvider value={found.location}>
      <Page key={found.location.pathname} />
      <PageSettled />
    </PageLocationProvider>
  );
}

/** A redirect inside the browser, where a server would respond with status 302. */
function Redirection({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
