import { afterEach, expect, it } from 'vitest';
import type { LensFacts } from '@/domain/lens/lens-facts';
import { unknownLensFrame } from '@/domain/lens/lens-frame';
import { lensFacts } from '@/domain/lens/testing/facts';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { enteredPrescription } from './entered-prescription';
import type { LensSelection } from './lens-selection';
import type { PanelDraft } from './panel-draft';

const stored: StoredPrescription = {
  SPH: { OD: '-2.25', OS: '-2.00' },
  CYL: { OD: '-0.50', OS: '0.00' },
  AX: { OD: '90', OS: '' },
};
afterEach(() => savePrescription(undefined));

const picture = { savedFileName: '7_1.png', fileName: 'paper.png' };

interface Entry {
  lens?: Partial<LensFacts>;
  session?: StoredPrescription | undefined;
  draft?: PanelDraft | undefined;
}

function entered(prescription: LensSelection['prescription'], { lens, ...entry }: Entry = {}) {
  const chosen = {
    lens: lensFacts('1', { type: 'single-vision', sphere: { min: -6, max: 4 }, ...lens }),
    frame: unknownLensFrame('8056000012345'),
    selection: { prescription },
  };
  const { session, draft } = { session: stored, draft: { picture, readersPower: 1.5 }, ...entry };
  return enteredPrescription(chosen, { stored: session, draft });
}

const values = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 90 },
  left: { sphere: -2 },
};

it('is what was typed, or the picture, or one power for readers', () => {
  expect(entered('typed')).toEqual({ prescription: values });
  expect(entered('uploaded')).toEqual({ picture });
  expect(entered(undefined, { lens: { type: 'readers' } })).toEqual({
    prescription: { right: { sphere: 1.5 }, left: { sphere: 1.5 } },
  });
});

it.each([
  ['later', entered('later')],
  ['not at all for lenses without a prescription', entered('typed', { lens: { type: 'non-prescription' } })],
  ['after the session has ended', entered('typed', { session: undefined })],
  ['in another tab than the picture', entered('uploaded', { draft: undefined })],
  ['in another tab than the readers', entered(undefined, { lens: { type: 'readers' }, draft: undefined })],
  ['without the axis', entered('typed', { session: { ...stored, AX: { OD: '', OS: '' } } })],
  ['without the addition of a progressive lens', entered('typed', { lens: { type: 'progressive' } })],
])('is empty: %s', (_when, result) => {
  expect(result.prescription).toBeUndefined();
  expect(result.picture).toBeUndefined();
  expect(result.isMismatch).toBeUndefined();
});

it('does not match lenses that are not made for it: -2.25 with -0.50 is -2.75', () => {
  expect(entered('typed', { lens: { sphere: { min: -2.75, max: 0 } } })).toEqual({ prescription: values });
  expect(entered('typed', { lens: { sphere: { min: -2.5, max: 0 } } })).toEqual({ isMismatch: true });
});

it('is what was accepted for the pair, while another tab has stored the values of another person', () => {
  const accepted: StoredPrescription = { SPH: { OD: '-1.00', OS: '-1.25' } };
  const own = { prescription: { right: { sphere: -1 }, left: { sphere: -1.25 } } };
  savePrescription(accepted);
  expect(entered('typed', { draft: { accepted } })).toEqual(own);
  expect(entered('typed', { draft: {} })).toEqual({ prescription: values });
  expect(entered('typed', { session: undefined, draft: { accepted } })).toEqual({});
  // Changed in this tab, as in the filter of a listing: for this pair, too.
  savePrescription(stored);
  expect(entered('typed', { draft: { accepted } })).toEqual({ prescription: values });
});
