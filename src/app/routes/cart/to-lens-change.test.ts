import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { expect, it } from 'vitest';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import { frameLenses } from '@/features/lens/testing/frame-lenses';
import type { PresentPrescription } from './present-prescription';
import { toLensChange } from './to-lens-change';

const singleVision: ChosenGlasses = {
  selection: { type: 'single-vision', prescription: 'typed' },
  lens: { upc: 'SV1', catEntryId: '4SV1', type: 'single-vision', isSpeedyRX: true },
  planId: '420001',
  review: [],
  prescription: { right: { sphere: -2 }, left: { sphere: -1.5 }, issueDate: issuedThisYear() },
};

/** A line whose prescription has come to us like this. */
const line = (source: PresentPrescription['source'], given?: ItemPrescription): PresentPrescription => ({
  source,
  given,
  lensType: 'single-vision',
});

/** January 1: neither in the future nor old, whenever the test runs. */
function issuedThisYear() {
  return { year: new Date().getFullYear(), month: 1, day: 1 };
}

it('keeps lens and plan, and sends the prescription', () => {
  expect(toLensChange(frameLenses, singleVision, line('typed'))).toMatchObject({
    lens: { upc: 'SV1' },
    planId: '420001',
    isSpeedySelected: true,
    prescription: { rightSphere: '-2.00', leftSphere: '-1.50', isSpeedyRXEligible: true },
  });
});

it('is not speedy with a package or a prescription that is not', () => {
  const slowLens = { ...singleVision, lens: { upc: 'SV2', catEntryId: '4SV2', isSpeedyRX: false } };
  expect(toLensChange(frameLenses, slowLens, line('typed'))?.isSpeedySelected).toBe(false);
  // 4.25 is above the limit of 4.00.
  const strong = { ...singleVision, prescription: { right: { sphere: -4.25 }, left: { sphere: 0 } } };
  expect(toLensChange(frameLenses, strong, line('typed'))?.isSpeedySelected).toBe(false);
});

it('does not send a cylinder without its axis', () => {
  const prescription = { right: { sphere: -2, cylinder: -0.5 }, left: { sphere: -2 } };
  expect(
    toLensChange(frameLenses, { ...singleVision, prescription }, line('typed'))?.prescription,
  ).toBeUndefined();
});

it.each([
  ['typed', true],
  ['uploaded', true],
  // A doctor to call stays.
  ['later', false],
  [undefined, false],
] as const)('a prescription that is now to come later: the line had %s', (present, removes) => {
  const later = { ...singleVision.selection, prescription: 'later' as const };
  const chosen = { ...singleVision, selection: later, prescription: undefined };
  expect(toLensChange(frameLenses, chosen, line(present))?.removesPrescription).toBe(removes);
});

it('a prescription that stays is not removed, nor by lenses that need none', () => {
  expect(toLensChange(frameLenses, singleVision, line('typed'))?.removesPrescription).toBe(false);
  const frameOnly = { ...singleVision, lens: undefined, prescription: undefined };
  expect(toLensChange(frameLenses, frameOnly, line('typed'))?.removesPrescription).toBe(false);
});

it('sends nothing in place of an unchanged prescription', () => {
  const given = { rightSphere: '-2.00', leftSphere: '-1.50', prescriptionOriginMode: 'callDoctor' } as const;
  const unconfirmed = line('typed', { ...given, issueDate: `${new Date().getFullYear()}-01-01T00:00:00Z` });
  expect(toLensChange(frameLenses, singleVision, unconfirmed)).toMatchObject({
    prescription: undefined,
    removesPrescription: false,
    isSpeedySelected: true,
  });
  expect(toLensChange(frameLenses, singleVision, line('typed', given))?.prescription).toBeDefined();
});

it('turns the frame alone into the frame-only package without a plan', () => {
  const frameOnly: ChosenGlasses = { ...singleVision, lens: undefined, prescription: undefined };
  expect(toLensChange(frameLenses, frameOnly, line('typed'))).toMatchObject({
    lens: { upc: 'FO', type: 'frame-only' },
    planId: undefined,
    isSpeedySelected: false,
    prescription: undefined,
  });
});

it('has nothing to change without lens data', () => {
  const chosen: ChosenGlasses = { ...singleVision, lens: undefined };
  expect(toLensChange({ ...frameLenses, packages: [] }, chosen, line(undefined))).toBeUndefined();
});
