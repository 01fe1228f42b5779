import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox';
import { WISHLIST } from '../testing/wishlists';
import { localizeErrorResponse } from './error-messages';

const REMOVE = `${WISHLIST}/byCatalogEntryId/7`;

it.each([
  ['-1', 'This frame is not in your wishlist.'],
  ['-50', 'Esta montura no está en tu lista de favoritos.'],
  ['-25', 'Cette monture n’est pas dans votre liste de favoris.'],
])('localizes the error message (langId %s)', async (langId, message) => {
  const { status, body } = await testSandbox().client().delete(`${REMOVE}?langId=${langId}`);
  expect(status).toBe(404);
  expect(body.errors[0]).toMatchObject({ errorCode: 'CMN0404E', errorMessage: message });
});

it.each([
  ['-24', 'Your wishlist could not be changed.'],
  ['-25', 'Votre liste de favoris n’a pas pu être modifiée.'],
])('localizes the error message of a scenario (langId %s)', async (langId, message) => {
  const client = testSandbox().client({ sandbox_scenario: 'wishlist-rejected' });
  const { body } = await client.delete(`${REMOVE}?langId=${langId}`);
  expect(body.errors[0].errorMessage).toBe(message);
});

it('localizes a servlet command error with HTTP 200, by the langId of the form', async () => {
  const client = testSandbox().client({ sandbox_scenario: 'addGlasses:outOfStock' });
  const { status, body } = await client.postForm('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
    storeId: '10852',
    catalogId: '10102',
    langId: '-25',
    orderId: '.',
    frameCatentryId: '3170141',
    includeLens: 'false',
    URL: '/AjaxOrderItemDisplayView',
  });
  expect(status).toBe(200);
  expect(body.errorMessage).toBe('Cet article est en rupture de stock.');
});

it('drops the content-length of the English response', async () => {
  const english = JSON.stringify({ errors: [{ errorMessage: 'The promotion code is not valid.' }] });
  const headers = { 'content-length': String(english.length), 'content-type': 'application/json' };
  const errorResponse = new Response(english, { status: 400, headers });
  const response = await localizeErrorResponse(errorResponse, { isCommand: false, langId: '-25' });
  expect(response.headers.has('content-length')).toBe(false);
  expect(response.headers.get('content-type')).toBe('application/json');
});
