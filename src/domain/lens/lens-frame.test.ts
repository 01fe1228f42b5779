import { expect, test } from 'vitest';
import { lookUpAttributes } from '../catalog/attributes';
import { readLensFrame } from './lens-frame';

test('reads what limits the lenses from the attributes of a frame', () => {
  const attribute = lookUpAttributes(
    Object.entries({
      LENS_HEIGHT: '40',
      EYE_SIZE: '52',
      BRIDGE_SIZE: '18',
      TEMPLE_LENGTH: '145',
      RIM_TYPE: 'rimless',
      GENDER: 'kids',
      MIN_TOTAL_POWER: '0.00',
      MAX_TOTAL_POWER: '6.00',
    }).map(([identifier, value]) => ({
      identifier,
      name: identifier,
      values: [{ identifier: value, value }],
    })) as never,
  );
  expect(readLensFrame('123', attribute)).toEqual({
    upc: '123',
    lensHeight: 40,
    size: { eye: 52, bridge: 18, temple: 145 },
    rim: 'rimless',
    gender: 'kids',
    totalPower: { min: 0, max: 6 },
  });
  expect(readLensFrame('123', () => undefined)).toMatchObject({ totalPower: { min: -99, max: 99 } });
});
