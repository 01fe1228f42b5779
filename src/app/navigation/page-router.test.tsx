import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { missingCode } from '@/lib/hydration/missing-code';
import { PageLink } from '@/lib/navigation/page-link';
import { type LoadDocument, type Navigate, useNavigate } from '@/lib/navigation/use-navigate';
import { PageRouter } from './page-router';

const loadDocument = vi.fn<LoadDocument>();
let navigate: Navigate;

function Page() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <PageLink href="/lc-us/other">another page</PageLink>
      <PageLink href="/lc-us/list?page=2">the same page</PageLink>
      <PageLink href="/lc-us/color" preserveScroll>
        another color
      </PageLink>
    </>
  );
}

beforeEach(() => {
  loadDocument.mockClear();
  window.history.replaceState(null, '', '/lc-us/list');
  render(
    <PageRouter loadDocument={loadDocument}>
      <Page />
    </PageRouter>,
  );
});

const shown = () => screen.getByRole('status').textContent;
/** @returns whether the browser follows the link. */
const click = (name: string, options?: MouseEventInit) => {
  let isFollowed = false;
  document.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link', { name }), options);
  return isFollowed;
};

it('leaves links to another page to the browser', () => {
  expect(click('another page')).toBe(true);
  expect(shown()).toBe('/lc-us/list');
  expect(loadDocument).not.toHaveBeenCalled();
});

it('loads another document for a command that leads to another page', async () => {
  await act(async () => navigate('/lc-us/cart?a=b'));
  await act(async () => navigate('/lc-us/cart', { replace: true }));
  expect(loadDocument.mock.calls).toEqual([
    ['/lc-us/cart?a=b', { replace: false }],
    ['/lc-us/cart', { replace: true }],
  ]);
  expect(shown()).toBe('/lc-us/list');
});

it.each([
  ['the same page', '/lc-us/list?page=2'],
  ['another color', '/lc-us/color'],
])('shows another state of this page in the document: %s', (name, url) => {
  expect(click(name)).toBe(false);
  expect(shown()).toBe(url);
});

it('leaves a link to the same page to the browser in a new tab', () => {
  expect(click('the same page', { ctrlKey: true })).toBe(true);
  expect(shown()).toBe('/lc-us/list');
});

it('takes the state of a command along in the document, which the browser could not', async () => {
  await act(async () => navigate('/lc-us/track', { state: { tracking: {} } }));
  expect(shown()).toBe('/lc-us/track');
  expect(window.history.state).toMatchObject({ usr: { tracking: {} } });
});

it('loads the document of another state of this page while code of it is missing, unless something typed would be lost', () => {
  missingCode.set(true);
  onTestFinished(() => missingCode.set(false));
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.value = 'ana@example.com';
  click('the same page');
  expect(loadDocument).not.toHaveBeenCalled();
  expect(shown()).toBe('/lc-us/list?page=2');
  field.value = '';
  click('another color');
  expect(loadDocument).toHaveBeenCalledExactlyOnceWith('/lc-us/color', { replace: false });
});
