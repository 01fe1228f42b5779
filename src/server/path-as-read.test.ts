import { expect, it } from 'vitest';
import { pathAsRead } from './path-as-read';

it.each([
  '/webapp/wcs/stores/servlet/LogonAjax',
  '/webapp/wcs/stores/servlet/logonajax/',
  '/webapp/wcs//stores/servlet/LogonAjax;a=1;b',
  '/webapp;x/wcs/stores/servlet/./LogonAjax',
  '/webapp/wcs/stores/servlet/%4CogonAjax',
  '/webapp/wcs/stores/servlet/%254CogonAjax',
  '/webapp/wcs/stores/servlet/x%2F..%2FLogonAjax',
  '/wcs/..%5Cwebapp/wcs/stores/servlet/LogonAjax',
])('%s is one path', (path) => {
  expect(pathAsRead(path)).toBe('/webapp/wcs/stores/servlet/logonajax');
});

it('leaves what is no spelling of a path', () => {
  expect(pathAsRead('/wcs/resources/store/10851/person/@self')).toBe(
    '/wcs/resources/store/10851/person/@self',
  );
  expect(pathAsRead('/search/100%25')).toBe('/search/100%');
  expect(pathAsRead('/search/%E9%zz')).toBe('/search/%e9%zz');
  expect(pathAsRead('/../..')).toBe('/');
});
