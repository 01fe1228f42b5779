import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POWER_CHOICES } from './choices';
import { formatDiopters, isPlano, parseDiopters, toSignedDecimal, withDecimalMark } from './diopters';

test.each([
  [1.25, '+1.25', '+1.25'],
  [-0.75, '\u22120.75', '-0.75'],
  [0, '0.00', '0.00'],
  [-0, '0.00', '0.00'],
  [-0.001, '0.00', '0.00'],
  [20, '+20.00', '+20.00'],
  [-12.5, '\u221212.50', '-12.50'],
])('%d is displayed as %s and sent as %s', (power, displayed, wire) => {
  expect(formatDiopters(power)).toBe(displayed);
  expect(toSignedDecimal(power)).toBe(wire);
});

test('French has a decimal comma', () => {
  expect(formatDiopters(-2.25, 'fr-CA')).toBe('\u22122,25');
  expect(formatDiopters(0, 'fr-CA')).toBe('0,00');
  expect(withDecimalMark('64.5', 'es-US')).toBe('64.5');
});

test('plano is any power that formats as 0.00', () => {
  expect(isPlano(0)).toBe(true);
  expect(isPlano(-0.001)).toBe(true);
  expect(isPlano(0.25)).toBe(false);
});

describe('parsing a power', () => {
  test.each([
    ['-2.25', -2.25],
    ['\u22122.25', -2.25],
    [' +1,5 ', 1.5],
    ['3', 3],
    ['Plano', 0],
    ['PL', 0],
    ['-0.00', 0],
  ])('%j is %d', (text, power) => {
    expect(parseDiopters(text)).toBe(power);
  });

  test.each(['', '+', '1.2.3', '--1', '1e1', 'none', '.25', '100', 'DS', 'SPH'])(
    '%j is not a power',
    (text) => {
      expect(parseDiopters(text)).toBeUndefined();
    },
  );

  test('parses every choice, as displayed and as sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POWER_CHOICES), (power) => {
        expect(parseDiopters(formatDiopters(power))).toBe(power);
        expect(parseDiopters(toSignedDecimal(power))).toBe(power);
      }),
    );
  });
});
