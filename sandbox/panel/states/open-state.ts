import { type Call, prepareState } from '../../states/prepare-state';
import type { StateView } from '../client';
import { takeLiveStep, waitFor } from './live-step';

export type StateLocale = Parameters<typeof prepareState>[1];

const call: Call = async (method, path, body) => {
  const response = await fetch(path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}.`);
  return result;
};

/**
 * Opens the state in a window: makes this browser its shopper, opens the page, and takes its steps there.
 *
 * @returns what is left to do by hand.
 * @throws Error when a call fails or a control is missing.
 */
export async function openState(state: StateView, locale: StateLocale): Promise<string> {
  // At once, within the click, or it is blocked as a pop-up.
  const store = window.open('about:blank', 'store');
  if (!store) throw new Error('The browser blocked the window.');
  await call('PUT', '/sandbox/api/shopper', { kind: 'anonymous' });
  await call('PUT', '/sandbox/api/patient', { name: '' });
  const { path, steps } = await prepareState(state, locale, call);
  store.location.href = path;
  if (steps.length === 0) return '';
  // Controls are named in English.
  if (!/^(lc-us|en-ca)$/.test(locale)) return `Then: ${JSON.stringify(steps)}`;
  await waitFor(() =>
    store.location.pathname === path.split('?')[0] &&
    store.document.documentElement.dataset.hydrated === 'true'
      ? true
      : undefined,
  );
  for (const step of steps) {
    const left = await takeLiveStep(store, step, call);
    if (left !== '') return left;
  }
  return '';
}
