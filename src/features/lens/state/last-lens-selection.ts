import { fieldsOf } from '@/domain/data/fields-of';
import { LENS_ATTRIBUTES } from '@/domain/lens/lens-facts';
import { LENS_STEPS } from '@/domain/lens/lens-step';
import type { ReviewItem } from '@/domain/lens/protection-plan-review';
import { LAST_SELECTION_KEY } from '@/lib/storage/lens-keys';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';
import type { LensSelection } from './lens-selection';

/** The lenses that the shopper chose last (000 §3, cached last selection). No prescription values. */
export interface LastLensSelection {
  /** The frame they were chosen for. */
  frameUpc: string;
  /** The lens attributes. */
  selection: LensSelection;
  /** The package, once the attributes determine it. */
  package?: { upc: string; catEntryId: string } | undefined;
  /** Items of the review step, in the shopper's language. */
  review?: readonly ReviewItem[] | undefined;
}

/** 24 hours (000 §3). */
const LIFETIME_MILLISECONDS = 86_400_000;

export const lastLensSelection = storageValue<LastLensSelection>({
  area: 'local',
  key: LAST_SELECTION_KEY,
  validate: validWhen(isLastLensSelection),
  lifetimeMilliseconds: LIFETIME_MILLISECONDS,
});

const TEXT_FIELDS: readonly (keyof LensSelection)[] = [...LENS_ATTRIBUTES, 'packageUpc', 'planId'];
const SOURCES: readonly unknown[] = ['typed', 'uploaded', 'later', undefined];

function isLastLensSelection(value: unknown): value is LastLensSelection {
  const { frameUpc, selection } = fieldsOf(value);
  return typeof frameUpc === 'string' && isSelection(selection);
}

function isSelection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const selection = fieldsOf(value);
  return (
    TEXT_FIELDS.every((field) => ['string', 'undefined'].includes(typeof selection[field])) &&
    SOURCES.includes(selection.prescription) &&
    (selection.step === undefined || LENS_STEPS.some((step) => step === selection.step))
  );
}
