import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdvisorRequest } from '@/lib/advisor/open-advisor';
import { Button } from '@/ui/actions/button';
import { Heading } from '@/ui/layout/heading';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { type Profile, useProfile } from '../hooks/use-profile';
import { type AdvisorStep, COUNTED_STEPS, stepNumber, stepReducer } from '../rules/steps';
import type { AdvisorSlots } from '../slots';
import { takeQueue } from '../state/queue';
import { useChoices } from '../state/use-choices';
import { CurrentStep } from './current-step';
import { ProfileBar } from './profile-bar';

export interface AdvisorDialogProps extends AdvisorSlots {
  request: AdvisorRequest;
}

/** Shows the frame advisor (000 §1, §4): face shape, width and style by questions, the recommended frames, and the profile. */
export function AdvisorDialog({ request, ...slots }: AdvisorDialogProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    request.onSettled();
  }, [request]);
  const [isResetOpen, setResetOpen] = useState(false);
  useCloseOnNavigation(() => setOpen(false));

  const choices = useChoices();
  const firstStep: AdvisorStep = slots.renderMeasure ? 'method' : 'shape';
  const steps = useSteps(choices.changedAt === undefined ? firstStep : 'results');
  const { step, headingRef } = steps;
  const [measureHeading, setMeasureHeading] = useState<string>();
  useViewFocus(headingRef, step === 'method' ? (measureHeading ?? step) : undefined);
  const profile = useProfile(choices, () => steps.start('results'));
  const formId = useId();
  const opener = useRef(request.opener);
  useQueuedSave(profile);
  const reset = async () => {
    const isDone = await profile.reset();
    if (isDone) choices.clear();
    return isDone;
  };
  const isResult = step === 'results';
  return (
    <>
      <Dialog
        wide
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Frame advisor</Trans>}
        initialFocus={headingRef}
        finalFocus={opener}
        footer={
          isResult ? (
            <ProfileBar profile={profile} onReset={() => setResetOpen(true)} />
          ) : // The methods have their own buttons.
          step === 'method' ? undefined : (
            <StepFooter
              onBack={steps.history.length > 0 ? steps.back : undefined}
              formId={step === 'lines' ? formId : undefined}
              onNext={() => steps.go(nextStep(step))}
              isSkip={isOpenChoice(step, choices)}
              isLast={step === 'style'}
            />
          )
        }
      >
        <StepHeading step={step} heading={measureHeading} headingRef={headingRef} />
        <CurrentStep
          {...slots}
          step={step}
          formId={formId}
          choices={choices}
          onGo={steps.go}
          onMeasureHeading={setMeasureHeading}
        />
      </Dialog>
      <ResetDialog
        open={isResetOpen}
        onOpenChange={setResetOpen}
        isMember={profile.shopper === 'member'}
        onReset={reset}
        onDone={() => steps.start(firstStep)}
        focusAfterwards={headingRef}
      />
    </>
  );
}

function StepHeading({
  step,
  heading,
  headingRef,
}: {
  step: AdvisorStep;
  /** Replaces the step's heading. */
  heading: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const number = stepNumber(step);
  const total = COUNTED_STEPS.length;
  const ownHeading = useStepHeading(step);
  return (
    <div className="mb-4">
      {number > 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>
            Step {number} of {total}
          </Trans>
        </p>
      ) : null}
      <Heading ref={headingRef} level={3} size="md" tabIndex={-1}>
        {heading ?? ownHeading}
      </Heading>
    </div>
  );
}

const NEXT: Readonly<Record<AdvisorStep, AdvisorStep>> = {
  method: 'shape',
  shape: 'width',
  lines: 'shape',
  width: 'style',
  style: 'results',
  results: 'results',
};

function nextStep(step: AdvisorStep): AdvisorStep {
  return NEXT[step];
}

/** Returns whether an optional step has no choice yet. */
function isOpenChoice(step: AdvisorStep, { choices }: ReturnType<typeof useChoices>): boolean {
  if (step === 'shape') return choices.faceShape === undefined;
  return step === 'width' && choices.optimalHinge === undefined;
}

/** Closes the advisor when the shopper follows a link out of it. */
function useCloseOnNavigation(close: () => void): void {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    close();
  });
}

/** Runs the save that waited for a sign-in, once it is known who has signed in (000 §4). A guest's is dropped. */
function useQueuedSave(profile: Profile): void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (takeQueue().includes('save-profile')) isWaiting.current = true;
  }, []);
  useEffect(() => {
    // Waits for the account's profile.
    if (!isWaiting.current || profile.shopper === 'loading' || profile.state === 'loading') return;
    isWaiting.current = false;
    if (profile.shopper === 'member') void profile.save();
  }, [profile]);
}

function useStepHeading(step: AdvisorStep): string {
  const { t } = useLingui();
  const headings: Record<AdvisorStep, string> = {
    method: t`How would you like to begin?`,
    shape: t`What shape is your face?`,
    lines: t`Three questions in front of a mirror`,
    width: t`How wide must your frames be?`,
    style: t`What do you like?`,
    results: t`Your frames`,
  };
  return headings[step];
}

/** Manages the steps; the heading of a new one receives the focus. */
function useSteps(first: AdvisorStep) {
  const [state, dispatch] = useReducer(stepReducer, { step: first, history: [] });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(state.step);
  useEffect(() => {
    if (previousStep.current === state.step) return;
    previousStep.current = state.step;
    headingRef.current?.focus();
  }, [state.step]);
  return {
    ...state,
    headingRef,
    go: (step: AdvisorStep) => dispatch({ type: 'go', step }),
    back: () => dispatch({ type: 'back' }),
    start: (step: AdvisorStep) => dispatch({ type: 'start', step }),
  };
}

interface StepFooterProps {
  onBack: (() => void) | undefined;
  /** Form of the step to submit. */
  formId?: string | undefined;
  onNext: () => void;
  /** Nothing was chosen: going on leaves it open. */
  isSkip: boolean;
  isLast: boolean;
}

/** Shows the buttons that go back, and on to the next step. */
function StepFooter({ onBack, formId, onNext, isSkip, isLast }: StepFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {onBack ? (
        <Button variant="link" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      {formId ? (
        <Button type="submit" form={formId}>
          <Trans>Use this shape</Trans>
        </Button>
      ) : (
        <Button variant={isSkip ? 'secondary' : 'primary'} onClick={onNext}>
          <NextLabel isSkip={isSkip} isLast={isLast} />
        </Button>
      )}
    </div>
  );
}

function NextLabel({ isSkip, isLast }: { isSkip: boolean; isLast: boolean }) {
  if (isLast) return <Trans>Show my frames</Trans>;
  return isSkip ? <Trans>Skip</Trans> : <Trans>Next</Trans>;
}

interface ResetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isMember: boolean;
  /** @returns whether it worked. */
  onReset: () => Promise<boolean>;
  onDone: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Clears the choices, on this device and in the account. */
function ResetDialog({ isMember, onReset, onDone, ...dialog }: ResetDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Start over?</Trans>}
      description={
        isMember ? (
          <Trans>
            Your face shape, your size and your style are cleared on this device and in your account, a
            measured pupillary distance on this device.
          </Trans>
        ) : (
          <Trans>
            Your face shape, your size, your style and a measured pupillary distance are cleared on this
            device.
          </Trans>
        )
      }
      onConfirm={async () => ((await onReset()) ? onDone : undefined)}
      confirmLabel={<Trans>Clear everything</Trans>}
      busyLabel={t`Clearing`}
      cancelLabel={<Trans>Cancel</Trans>}
      failure={{
        title: <Trans>Your choices in your account could not be cleared</Trans>,
        text: <Trans>Nothing has changed. Try again.</Trans>,
      }}
    />
  );
}
