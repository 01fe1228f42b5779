import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOODS, PRODUCT_TYPES, TONES } from './choices';
import { FACE_SHAPES } from './face-shape';
import { fromAccessToken, toProfileTokens } from './profile-token';

const UUID = '5f0c8a2e-3b64-4c1d-9e57-20a1d3f4b6c8';

test('a token round-trips, and fits the contract', () => {
  const choices = fc.record(
    {
      faceShape: fc.constantFrom(...FACE_SHAPES),
      mood: fc.constantFrom(...MOODS),
      productType: fc.constantFrom(...PRODUCT_TYPES),
      tone: fc.constantFrom(...TONES),
      optimalHinge: fc.integer({ min: 900, max: 1800 }).map((tenths) => tenths / 10),
    },
    { requiredKeys: ['mood', 'productType'] },
  );
  fc.assert(
    fc.property(choices, fc.nat(), (chosen, changedAt) => {
      const { accessToken, refreshToken, userUUID } = toProfileTokens({ choices: chosen, changedAt }, UUID);
      expect(accessToken).toMatch(/^[\w-]{1,1024}$/);
      expect([refreshToken, userUUID]).toEqual([UUID, UUID]);
      expect(fromAccessToken(accessToken)).toEqual({ choices: chosen, changedAt });
    }),
  );
});

test('tokens of another service stay unread', () => {
  const other = btoa(JSON.stringify({ v: 2, at: 1, faceShape: 'oval' }));
  for (const token of [
    '',
    undefined,
    'fa-access-7d1c52',
    btoa('null'),
    btoa('"text"'),
    other,
    'a'.repeat(2000),
  ])
    expect(fromAccessToken(token)).toBeUndefined();
  expect(fromAccessToken(btoa(JSON.stringify({ v: 1, faceShape: 'oval' })))).toBeUndefined();
});
