import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FailureReason } from './failure';
import { orShowFailure } from './or-show-failure';

const ERROR = new DOMException('The user denied permission to use Service Worker.', 'SecurityError');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  return () => document.body.replaceChildren();
});

async function failAt(path: string, reason: FailureReason, languages = ['en-US']): Promise<void> {
  window.history.replaceState(null, '', path);
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  onTestFinished(() => spy.mockRestore());
  await act(() => expect(orShowFailure(reason, () => Promise.reject(ERROR))).rejects.toBe(ERROR));
}

it.each([
  ['/lc-us/eyeglasses?page=2', 'en-US', 'This page did not load', /^This copy of the store/, 'Try again'],
  ['/es-us', 'es-US', 'Esta página no se cargó', /^Esta copia de la tienda/, 'Intentar de nuevo'],
  ['/fr-ca/faq', 'fr-CA', 'Cette page ne s’est pas chargée', /^Cette copie de la boutique/, 'Réessayer'],
])('says on %s that the sandbox did not start', async (path, language, title, advice, retry) => {
  await failAt(path, 'sandbox');
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(advice)).toBeVisible();
  expect(screen.getByRole('link', { name: retry })).toHaveAttribute('href', path);
  // The home page would not start either.
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.documentElement.lang).toBe(language);
});

it('speaks the language of the browser at the root', async () => {
  await failAt('/', 'sandbox', ['fr-CA', 'en']);
  expect(screen.getByText(/^Cette copie de la boutique/)).toBeVisible();
});

it('says that the first page did not come', async () => {
  await failAt('/lc-us/faq', 'connection');
  expect(screen.getByText('Your cart is safe. Check your connection and try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/lc-us');
});

it('shows nothing of its own over a page that started', async () => {
  await orShowFailure('sandbox', async () => {});
  expect(document.getElementById('root')).toBeEmptyDOMElement();
});
