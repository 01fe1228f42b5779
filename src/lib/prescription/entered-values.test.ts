import { describe, expect, it } from 'vitest';
import { type EnteredValues, toEyes, toPrescription } from './entered-values';

const values = (overrides: Partial<EnteredValues>): EnteredValues => ({
  sphOD: '',
  sphOS: '',
  cylOD: '',
  cylOS: '',
  ...overrides,
});

describe('toPrescription', () => {
  it.each([
    [{}, ['sphOD', 'sphOS']],
    [{ sphOD: '-2.25' }, ['sphOS']],
    [{ sphOS: '0.00', cylOD: '-0.50', cylOS: '-0.50' }, ['sphOD']],
  ])('%j is missing %j', (overrides, fields) => {
    expect(toPrescription(values(overrides))).toEqual({ status: 'missing', fields });
  });

  it('accepts plano', () => {
    expect(toPrescription(values({ sphOD: '0.00', sphOS: '0.00' }))).toEqual({
      status: 'complete',
      prescription: { SPH: { OD: '0.00', OS: '0.00' } },
    });
  });

  it('includes the cylinder only when both eyes have one', () => {
    // As the options display it, with a minus sign (U+2212).
    const spheres = { sphOD: '−2.25', sphOS: '+1.00' };
    const SPH = { OD: '-2.25', OS: '+1.00' };
    expect(toPrescription(values({ ...spheres, cylOD: '−0.75' }))).toEqual({
      status: 'complete',
      prescription: { SPH },
    });
    expect(toPrescription(values({ ...spheres, cylOD: '−0.75', cylOS: '0.00' }))).toEqual({
      status: 'complete',
      prescription: { SPH, CYL: { OD: '-0.75', OS: '0.00' } },
    });
  });
});

it('toEyes converts a stored prescription to numbers', () => {
  expect(toEyes({ SPH: { OD: '-2.25', OS: '+1.00' }, CYL: { OD: '-0.75', OS: '0.00' } })).toEqual({
    right: { sphere: -2.25, cylinder: -0.75 },
    left: { sphere: 1, cylinder: 0 },
  });
  expect(toEyes({ SPH: { OD: '-2.25', OS: '+1.00' } }).left).toEqual({ sphere: 1, cylinder: undefined });
});
