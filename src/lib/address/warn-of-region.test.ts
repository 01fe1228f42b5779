import { expect, it } from 'vitest';
import { warnOfRegion } from './warn-of-region';

interface Place {
  region: string;
  postalCode: string;
}

const check = () => {
  const resolver = warnOfRegion<Place, unknown, Place>(async (values) => ({ values, errors: {} }));
  return async (values: Place, names?: (keyof Place)[]) => {
    const { errors } = await resolver(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
      ...(names ? { names } : {}),
    });
    return errors.postalCode?.message;
  };
};
const WARNING = 'postal-code-doubtful';

it('warns once of each postal code that seems to be of another region', async () => {
  const submit = check();
  expect(await submit({ region: 'CA', postalCode: '45202' })).toBe(WARNING);
  expect(await submit({ region: 'CA', postalCode: '45202' })).toBeUndefined();
  expect(await submit({ region: 'NY', postalCode: '45202' })).toBe(WARNING);
  expect(await submit({ region: 'OH', postalCode: '45202' })).toBeUndefined();
});

it('counts only a warning that was shown: not that of a region which was chosen again', async () => {
  const validate = check();
  expect(await validate({ region: 'CA', postalCode: '45202' })).toBe(WARNING);
  // The form shows the errors of this field only.
  await validate({ region: 'NY', postalCode: '45202' }, ['region']);
  expect(await validate({ region: 'NY', postalCode: '45202' })).toBe(WARNING);
});
