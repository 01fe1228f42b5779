import { expect, test } from 'vitest';
import { searchedModel, viewedContactLens, viewedSku } from '../../../tests/support/wire-samples';
import { lookUpAttributes } from './attributes';
import { readFrameSize, readTempleSize } from './size';

test('reads the numbers on the temple, in millimeters', () => {
  expect(readTempleSize(lookUpAttributes(searchedModel.attributes))).toEqual({
    eye: 52,
    bridge: 18,
    temple: 145,
  });
  expect(readTempleSize(lookUpAttributes(viewedSku.attributes))).toEqual({
    eye: 49,
    bridge: 20.5,
    temple: 140,
  });
});

test('reads all measurements, with the localized band and the code of the shape', () => {
  expect(readFrameSize(lookUpAttributes(viewedSku.attributes))).toEqual({
    eye: 49,
    bridge: 20.5,
    temple: 140,
    lensHeight: 38,
    totalWidth: 132,
    band: 'Moyenne',
    shape: 'cat-eye',
  });
  expect(readFrameSize(lookUpAttributes(searchedModel.attributes))).toEqual({
    eye: 52,
    bridge: 18,
    temple: 145,
    lensHeight: undefined,
    totalWidth: undefined,
    band: undefined,
    shape: undefined,
  });
});

test.each(['EYE_SIZE', 'BRIDGE_SIZE', 'TEMPLE_LENGTH'])('there is no size without %s', (missing) => {
  const attribute = lookUpAttributes(
    viewedSku.attributes?.filter(({ identifier }) => identifier !== missing),
  );
  expect(readTempleSize(attribute)).toBeUndefined();
  expect(readFrameSize(attribute)).toBeUndefined();
});

test('a contact lens has no size', () => {
  expect(readFrameSize(lookUpAttributes(viewedContactLens.attributes))).toBeUndefined();
});
