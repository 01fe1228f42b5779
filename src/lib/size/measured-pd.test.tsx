import { afterEach, expect, it } from 'vitest';
import { clearSize } from './clear-size';
import { measuredPd } from './measured-pd';
import { optimalHinge } from './optimal-hinge';

afterEach(() => localStorage.clear());

it('is stored with how far it may be off, and goes with the size', () => {
  optimalHinge.write(138);
  measuredPd.write({ value: 63.5, spread: 2, method: 'camera' });
  expect(localStorage.getItem('measured_pd')).toBe('{"value":63.5,"spread":2,"method":"camera"}');
  expect(measuredPd.read()).toEqual({ value: 63.5, spread: 2, method: 'camera' });
  clearSize();
  expect(localStorage).toHaveLength(0);
});

it.each([
  '63',
  'null',
  '{"value":20,"spread":2,"method":"camera"}',
  '{"value":63,"spread":0,"method":"camera"}',
  '{"value":63,"spread":2,"method":"guess"}',
])('reads %s as undefined', (text) => {
  localStorage.setItem('measured_pd', text);
  expect(measuredPd.read()).toBeUndefined();
});
