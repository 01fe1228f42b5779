import { Trans } from '@lingui/react/macro';
import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { ChevronLeftIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import type { LensView } from '../api/lens-view';
import { useStepQuestion } from '../hooks/use-step-question';
import type { LensPanelAction, LensPanelState } from '../state/lens-panel-state';
import { stepsOf } from '../state/lens-selection';

export interface LensStepFormProps {
  id: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  view: LensView;
  state: LensPanelState;
  dispatch: Dispatch<LensPanelAction>;
  onSubmit: () => void;
}

/** One question of the lens panel. Focuses its heading on mount. */
export function LensStepForm({ id, headingRef, view, state, dispatch, onSubmit }: LensStepFormProps) {
  const question = useStepQuestion(view, state);
  const firstRadio = useRef<HTMLInputElement>(null);
  const stepIndex = stepsOf(view, state.selection).indexOf(state.step);

  useEffect(() => headingRef.current?.focus(), [headingRef]);
  useEffect(() => {
    if (state.unanswered) firstRadio.current?.focus();
  }, [state.unanswered]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex min-h-11 items-center justify-between gap-4 text-ink-soft text-sm">
        {stepIndex > 0 ? (
          <Button variant="link" onClick={() => dispatch({ type: 'back', view })}>
            <ChevronLeftIcon size={18} />
            <Trans>Back</Trans>
          </Button>
        ) : null}
        <StepCount view={view} state={state} />
      </div>
      <Heading level={3} size="md" ref={headingRef} tabIndex={-1}>
        {question.title}
      </Heading>
      <RadioGroup
        className="mt-5"
        variant="cards"
        legend={question.title}
        legendHidden
        name={state.step}
        options={question.options}
        value={question.value}
        onChange={(value) => dispatch({ type: 'choose', choice: question.toSelection(value) })}
        error={state.unanswered ? <Trans>Choose one of these to go on.</Trans> : undefined}
        ref={firstRadio}
      />
    </form>
  );
}

/** Shows the total only once a lens type is selected: the number of steps depends on it. */
function StepCount({ view, state }: Pick<LensStepFormProps, 'view' | 'state'>) {
  const steps = stepsOf(view, state.selection);
  const place = steps.indexOf(state.step) + 1;
  const count = steps.length;
  return (
    <p className="ml-auto">
      {count > 1 ? (
        <Trans>
          Step {place} of {count}
        </Trans>
      ) : (
        <Trans>Step {place}</Trans>
      )}
    </p>
  );
}
