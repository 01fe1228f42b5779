import { afterEach, expect, it, vi } from 'vitest';
import { parsePrescription, storedPrescription } from './stored-prescription';

const prescription = { SPH: { OD: '-2.25', OS: '+1.00' }, CYL: { OD: '-0.75', OS: '0.00' } };

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie from other code
  document.cookie = `prescription=${encodeURIComponent(text)}; path=/`;
};

afterEach(() => storedPrescription.clear());

it('is a session cookie for the whole site', () => {
  using set = vi.spyOn(document, 'cookie', 'set');
  expect(storedPrescription.write(prescription)).toBe(true);
  expect(set.mock.calls[0]?.[0]).toMatch(/^prescription=.*; path=\/; sameSite=Lax$/);
  expect(storedPrescription.read()).toEqual(prescription);
});

it.each([
  '{broken',
  'null',
  '{}',
  '{"SPH":{"OD":"-2.25"}}',
  '{"SPH":{"OD":"-2.25","OS":"<b>"}}',
  '{"SPH":{"OD":"-2.25","OS":"1"},"CYL":{"OD":"x","OS":"1"}}',
])('reads %s as undefined', (text) => {
  setCookie(text);
  expect(storedPrescription.read()).toBeUndefined();
  expect(parsePrescription(text)).toBeUndefined();
});

it('preserves additional fields', () => {
  setCookie(JSON.stringify({ ...prescription, isSpeedyRXEligible: true }));
  expect(storedPrescription.read()).toEqual({ ...prescription, isSpeedyRXEligible: true });
});

it('parses the cookie value on the server', () => {
  expect(parsePrescription(JSON.stringify(prescription))).toEqual(prescription);
  expect(parsePrescription(undefined)).toBeUndefined();
});
