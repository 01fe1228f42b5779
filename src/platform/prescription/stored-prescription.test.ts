// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parsePrescription, storedPrescription } from './stored-prescription';

const prescription = { SPH: { OD: '-2.25', OS: '+1.00' }, CYL: { OD: '-0.75', OS: '0.00' } };

const put = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie that this code did not write
  document.cookie = `prescription=${encodeURIComponent(text)}; path=/`;
};

afterEach(() => storedPrescription.clear());

it('is kept until the browser is closed, for the whole site', () => {
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
])('%s is none', (text) => {
  put(text);
  expect(storedPrescription.read()).toBeUndefined();
  expect(parsePrescription(text)).toBeUndefined();
});

it('keeps what other parts of the store know of it', () => {
  put(JSON.stringify({ ...prescription, isSpeedyRXEligible: true }));
  expect(storedPrescription.read()).toEqual({ ...prescription, isSpeedyRXEligible: true });
});

it('is read on the server from the text of its cookie', () => {
  expect(parsePrescription(JSON.stringify(prescription))).toEqual(prescription);
  expect(parsePrescription(undefined)).toBeUndefined();
});
