import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { renderPageHtml } from '../../../../tests/support/render-html';

const ACCOUNT = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';
const GUEST_LINK = /<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Continue as a guest</;

async function guestLink(query: string): Promise<string | undefined> {
  const { html } = await renderPageHtml(testSandbox().sandbox, ACCOUNT + query);
  return GUEST_LINK.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

it.each([
  '/lc-us/checkout',
  '/lc-us/checkout/prescription?encOrderMemberId=a&nextStepUrl=%2Flc-us%2Fcheckout',
])('lets a guest go on to %s, without scripts, too', async (path) => {
  const query = `&redirectPath=${encodeURIComponent(path)}`;
  expect(await guestLink(query)).toBe(path);
  expect(await guestLink(`${query}&view=register`)).toBe(path);
});

it.each([
  '',
  '&redirectPath=%2Flc-us%2Fsunglasses',
  '&redirectPath=%2Flc-us%2Fcheckout%2Fconfirmation%3ForderId%3D1',
  '&redirectPath=%2F%2Fevil.example%2Fcheckout',
])('with %j offers no checkout', async (query) => {
  expect(await guestLink(query)).toBeUndefined();
});
