import { afterEach, expect, it } from 'vitest';
import { optimalHinge } from './optimal-hinge';

afterEach(() => localStorage.clear());

it('is a width in millimeters, stored as a number or as text', () => {
  optimalHinge.write(138.5);
  expect(localStorage.getItem('optimalHinge')).toBe('138.5');
  expect(optimalHinge.read()).toBe(138.5);
  localStorage.setItem('optimalHinge', '"142"');
  expect(optimalHinge.read()).toBe(142);
});

it.each(['', 'wide', '0', '-3', '250.5', '1e9', 'null', 'true', '{}'])('reads %j as undefined', (text) => {
  localStorage.setItem('optimalHinge', text);
  expect(optimalHinge.read()).toBeUndefined();
});
