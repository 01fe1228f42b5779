import { useEffect, useMemo, useState } from 'react';
import type { LensStep } from '@/domain/lens/lens-step';
import type { Prescription } from '@/domain/prescription/prescription';
import { useStoreValue } from '@/lib/state/create-store';
import { cookieValue } from '@/lib/storage/cookie-value';
import { oneOf } from '@/lib/storage/validators';
import type { LensView } from '../api/lens-view';
import type { LensSelection } from '../state/lens-selection';
import { type PanelDraft, updateDraft, usePanelDraft } from '../state/panel-draft';
import {
  isStepComplete,
  type PanelModel,
  panelModel,
  reachableStep,
  stepAfter,
  stepBefore,
} from './panel-model';
import type { LensPanelProps } from './panel-props';

/** Session cookie `progressiveLens=true`: the last chosen lens type was progressive (000 §9). */
const progressiveLens = cookieValue<'true'>({
  name: 'progressiveLens',
  validate: oneOf('true'),
});

/** Remembers the chosen type, so that the next frame begins with it. */
function rememberLensType(type: string): void {
  if (type === 'progressive') progressiveLens.write('true');
  else progressiveLens.clear();
}

export interface LensPanelControls {
  model: PanelModel;
  /** The shopper tried to continue without the step being complete. */
  isIncomplete: boolean;
  choose: (changes: LensSelection) => void;
  draft: PanelDraft | undefined;
  updateDraft: (changes: PanelDraft) => void;
  goTo: (step: LensStep) => void;
  back: (() => void) | undefined;
  /** Continues if the step is complete with these changes, which the selection and the prescription do not include yet. */
  next: (changes?: LensSelection, prescription?: Prescription) => void;
  /** Makes all choices, and continues to the review or to the first missing one. */
  chooseAll: (changes: LensSelection) => void;
}

type PanelInputProps = Pick<
  LensPanelProps,
  'frame' | 'lineItemId' | 'selection' | 'prescription' | 'initialStep' | 'mode'
>;

/** Moves step by step through the panel. Later choices stay when an earlier one changes. */
export function useLensPanel(view: LensView, props: PanelInputProps): LensPanelControls {
  const { frame, lineItemId, selection: handle, prescription, initialStep, mode } = props;
  const glasses = lineItemId ?? frame.upc;
  const [isIncomplete, setIncomplete] = useState(false);
  // Set by "Change" in the review: continuing returns there, past choices that have become incomplete.
  const [fromReview, setFromReview] = useState(false);
  const preselected = usePreselectedType(view, mode);
  const draft = usePanelDraft(glasses);
  const picture = draft?.picture;
  const readersPower = draft?.readersPower;
  const { selection } = handle;

  const toModel = (changes: LensSelection, values = prescription.value) =>
    panelModel({
      view,
      frame,
      selection: { type: preselected, ...selection, ...changes },
      prescription: values,
      readersPower,
      picture,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: toModel is made of these
  const model = useMemo(
    () => toModel({}),
    [view, frame, selection, preselected, prescription.value, readersPower, picture],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the panel begins
  useEffect(() => {
    if (initialStep) handle.update({ step: initialStep });
  }, [initialStep]);

  const save = (changes: LensSelection, values?: Prescription) => {
    handle.update({ ...changes, packageUpc: toModel(changes, values).chosen?.upc });
    setIncomplete(false);
  };

  return {
    model,
    isIncomplete,
    choose(changes) {
      if (changes.type) rememberLensType(changes.type);
      save(changes);
    },
    draft,
    updateDraft(changes) {
      updateDraft(glasses, changes);
      setIncomplete(false);
    },
    goTo(step) {
      setFromReview(model.step === 'review');
      save({ step });
    },
    back: stepBefore(model, model.step) && (() => save({ step: stepBefore(model, model.step) })),
    next(changes = {}, values) {
      const after = toModel(changes, values);
      if (!isStepComplete(after, model.step)) {
        setIncomplete(true);
        return;
      }
      const target = fromReview ? 'review' : stepAfter(after, model.step);
      const step = target && reachableStep(after, target);
      if (step === 'review') setFromReview(false);
      // Stores the effective choice, such as a preselected type.
      save({ type: after.choices.type, ...changes, step }, values);
    },
    chooseAll(changes) {
      save({ ...changes, step: reachableStep(toModel(changes), 'review') });
    },
  };
}

/** Preselects progressive, if that was the last chosen type and the frame takes it. */
function usePreselectedType({ packages }: LensView, mode: LensPanelProps['mode']): string | undefined {
  const wasProgressive = useStoreValue(progressiveLens) === 'true';
  const isOffered = packages.some(({ facts }) => facts.type === 'progressive');
  return mode === 'add' && wasProgressive && isOffered ? 'progressive' : undefined;
}
