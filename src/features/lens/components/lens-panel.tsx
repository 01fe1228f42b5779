import { useLingui } from '@lingui/react/macro';
import { type RefObject, useMemo, useReducer, useRef } from 'react';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Drawer } from '@/ui/overlay/drawer';
import type { Glasses } from '../api/add-to-cart';
import type { LensView } from '../api/lens-view';
import { toLensView } from '../api/to-lens-view';
import type { AddToCart } from '../api/use-add-to-cart';
import type { LensesState } from '../api/use-frame-lenses';
import { INITIAL_STATE, lensPanelReducer } from '../state/lens-panel-state';
import { chosenPackage, chosenPlan, type LensSelection, stepsOf } from '../state/lens-selection';
import { LensPanelFooter } from './lens-panel-footer';
import { LensStepForm } from './lens-step-form';
import { LensesFailure } from './lenses-failure';

export type ChosenLens = Pick<Glasses, 'lens' | 'planId'>;

export interface LensPanelProps {
  open: boolean;
  onClose: () => void;
  /** Receives focus when the panel closes. */
  triggerRef: RefObject<HTMLElement | null>;
  lenses: LensesState;
  onAdd: (chosen: ChosenLens) => void;
  busy: boolean;
  failure: AddToCart['failure'];
}

const FORM_ID = 'lens-step';

/** The lens panel: a multi-step form with a live price summary. Loaded on demand. */
export function LensPanel({ open, onClose, triggerRef, lenses, onAdd, busy, failure }: LensPanelProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, dispatch] = useReducer(lensPanelReducer, INITIAL_STATE);
  const lensData = lenses.state === 'ready' ? lenses.lenses : undefined;
  const view = useMemo(() => lensData && toLensView(lensData), [lensData]);
  const isLast = view !== undefined && stepsOf(view, state.selection).at(-1) === state.step;
  // The number of steps is unknown until a lens type is selected.
  const addsToCart = isLast && state.selection.type !== undefined;

  const submit = (lensView: LensView) => {
    if (addsToCart) onAdd(chosenLens(lensView, state.selection));
    else dispatch({ type: 'next', view: lensView });
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(nextOpen) => (nextOpen ? undefined : onClose())}
      title={t`Choose your lenses`}
      closeLabel={t`Close, your choices are kept`}
      initialFocus={heading}
      finalFocus={triggerRef}
      footer={
        view ? (
          <LensPanelFooter
            view={view}
            selection={state.selection}
            formId={FORM_ID}
            {...{ addsToCart, busy, failure }}
          />
        ) : null
      }
    >
      {view ? (
        <LensStepForm
          // Remounts for each question, so that its heading receives focus.
          key={state.step}
          id={FORM_ID}
          headingRef={heading}
          view={view}
          state={state}
          dispatch={dispatch}
          onSubmit={() => submit(view)}
        />
      ) : null}
      {lenses.state === 'failed' ? <LensesFailure {...lenses} /> : null}
      {lenses.state === 'loading' ? <LensesSkeleton /> : null}
    </Drawer>
  );
}

/** The cart payload; the frame-only package counts as no lens. */
function chosenLens(view: LensView, selection: LensSelection): ChosenLens {
  const lens = chosenPackage(view, selection);
  return {
    lens: lens && !isFrameOnly(lens.type.code) ? lens.selected : undefined,
    planId: chosenPlan(view, selection)?.id,
  };
}

function LensesSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Lenses for this frame are on their way`}>
      <Skeleton className="mt-8 h-7 w-3/5" />
      <div className="mt-6 grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}
