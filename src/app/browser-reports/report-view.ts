import { onCLS, onINP, onLCP } from 'web-vitals';

const MAX_ERRORS = 5;
const MAX_PLACES = 5;
/** A place in a script of the build. The rest of a stack may quote what a shopper has typed, of any length. */
const PLACE = /\/_build\/[\w./-]{1,80}\.js:\d{1,7}:\d{1,7}/g;

/** Reports errors and web vitals of this view of a page once, when the page is hidden for the first time. */
export function reportView(): void {
  const errors: { name: string; places: string[] }[] = [];
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  const addError = (error: unknown) => {
    if (errors.length >= MAX_ERRORS) return;
    const { name, stack = '' } = error instanceof Error ? error : new Error();
    errors.push({ name, places: (stack.match(PLACE) ?? []).slice(0, MAX_PLACES) });
  };
  addEventListener('error', ({ error }) => addError(error));
  addEventListener('unhandledrejection', ({ reason }) => addError(reason));

  // Each change, so that all three are there when the page is hidden.
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    vitals.lcp = value;
  }, options);
  onINP(({ value }) => {
    vitals.inp = value;
  }, options);
  onCLS(({ value }) => {
    vitals.cls = value;
  }, options);

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const { pathname } = window.location;
    navigator.sendBeacon('/browser-reports', JSON.stringify({ path: pathname, ...vitals, errors }));
  };
  document.addEventListener('visibilitychange', send);
}
