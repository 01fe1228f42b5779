import { describe, expect, it } from 'vitest';
import { type PrescriptionValues, prescriptionSchema } from './prescription-schema';

const parse = (overrides: Partial<PrescriptionValues>) => {
  const result = prescriptionSchema.safeParse({ sphOD: '', cylOD: '', sphOS: '', cylOS: '', ...overrides });
  return result.success ? result.data : result.error.issues.map(({ path, message }) => [...path, message]);
};

describe('the values of a prescription', () => {
  it.each([
    [{}, ['sphOD', 'sphOS']],
    [{ sphOD: '−2.25' }, ['sphOS']],
    [{ sphOS: '0.00', cylOD: '−0.50', cylOS: '−0.50' }, ['sphOD']],
  ])('%j miss the spheres %j', (values, fields) => {
    expect(parse(values)).toEqual(fields.map((field) => [field, 'sphere-missing']));
  });

  it('accept plano', () => {
    expect(parse({ sphOD: '0.00', sphOS: '0.00' })).toEqual({ SPH: { OD: '0.00', OS: '0.00' } });
  });

  // Options display powers with a minus sign (U+2212).
  const spheres = { sphOD: '−2.25', sphOS: '+1.00' };

  it.each([
    [{ cylOD: '−0.75' }, 'cylOS'],
    [{ cylOS: '+0.50' }, 'cylOD'],
  ])('with a cylinder in one eye only, %j, miss the other one', (cylinder, field) => {
    expect(parse({ ...spheres, ...cylinder })).toEqual([[field, 'cylinder-missing']]);
  });

  it('miss a sphere and a cylinder at once', () => {
    expect(parse({ sphOD: '−2.25', cylOD: '−0.75' })).toEqual([
      ['sphOS', 'sphere-missing'],
      ['cylOS', 'cylinder-missing'],
    ]);
  });

  it("become a prescription in the API's format", () => {
    const SPH = { OD: '-2.25', OS: '+1.00' };
    expect(parse(spheres)).toEqual({ SPH });
    expect(parse({ ...spheres, cylOD: '−0.75', cylOS: '0.00' })).toEqual({
      SPH,
      CYL: { OD: '-0.75', OS: '0.00' },
    });
  });
});
