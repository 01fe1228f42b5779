import { expect, it } from 'vitest';
import { numbersSchema } from './numbers-schema';

const errorsOf = (values: Record<'eye' | 'bridge' | 'temple', string>) =>
  Object.fromEntries(
    (numbersSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

it('reads the numbers; the temple may be missing', () => {
  expect(numbersSchema.parse({ eye: '52', bridge: ' 18', temple: '140 mm' })).toEqual({
    eye: 52,
    bridge: 18,
  });
  expect(numbersSchema.parse({ eye: '52,5', bridge: '18', temple: '' })).toEqual({ eye: 52.5, bridge: 18 });
});

it('says what is wrong with each number', () => {
  expect(errorsOf({ eye: '', bridge: 'x', temple: '52' })).toEqual({
    eye: 'missing',
    bridge: 'not-a-number',
    temple: 'too-small',
  });
  expect(errorsOf({ eye: '18', bridge: '52', temple: '140' })).toEqual({
    eye: 'too-small',
    bridge: 'too-large',
  });
});
