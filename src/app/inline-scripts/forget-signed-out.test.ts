import { afterEach, expect, it } from 'vitest';
import { forgetSignedOut } from './forget-signed-out';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('clears the storage of the tab once after a sign-out', () => {
  sessionStorage.setItem('checkout_email', '"ana@example.com"');
  forgetSignedOut('signed_out', 'mark');
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage.getItem('mark')).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets
  document.cookie = 'signed_out=1; path=/';
  forgetSignedOut('signed_out', 'mark');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('mark')).not.toBeNull();
  expect(document.cookie).not.toContain('signed_out');
});
