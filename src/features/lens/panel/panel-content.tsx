import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import type { LensStep } from '@/domain/lens/lens-step';
import { isReaders } from '@/domain/lens/lens-type';
import { Button } from '@/ui/actions/button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { Heading } from '@/ui/layout/heading';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { isLazyStep, useLazyStep } from './lazy-step';
import { PrescriptionStep } from './steps/prescription-step';
import type { StepProps } from './steps/step-props';
import { UsageStep } from './steps/usage-step';

export interface PanelContentProps extends StepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  entryFormId: string;
  onStage: (stage: 'enter' | 'check') => void;
  onConfirm: () => void;
}

/** One step of the panel. Remount it for each step. */
export function PanelContent({ headingRef, ...props }: PanelContentProps) {
  const { panel } = props;
  const { steps, step } = panel.model;
  const title = useStepTitle(step, isReaders(panel.model.choices.type ?? ''));
  const place = steps.indexOf(step) + 1;
  const count = steps.length;
  useEffect(() => {
    // The panel's content may be scrolled from the last step.
    headingRef.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [headingRef]);
  useViewFocus(headingRef, step);
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 text-ink-soft text-sm">
        {panel.back ? (
          <Button variant="link" onClick={panel.back}>
            <ChevronLeftIcon size={18} />
            <Trans>Back</Trans>
          </Button>
        ) : null}
        <p className="ml-auto">
          <Trans>
            Step {place} of {count}
          </Trans>
        </p>
      </div>
      <Heading level={3} size="md" ref={headingRef} tabIndex={-1} className="mb-5">
        {title}
      </Heading>
      <Step {...props} />
    </>
  );
}

function Step({ entryFormId, onStage, onConfirm, ...props }: Omit<PanelContentProps, 'headingRef'>) {
  const { model } = props.panel;
  const { LazyStep } = useLazyStep(model);
  if (isLazyStep(model)) return LazyStep ? <LazyStep {...props} onConfirm={onConfirm} /> : null;
  if (model.step === 'usage') return <UsageStep {...props} />;
  return <PrescriptionStep {...props} {...{ entryFormId, onStage }} />;
}

function useStepTitle(step: LensStep, readers: boolean): string {
  const { t } = useLingui();
  switch (step) {
    case 'usage':
      return t`How will you use them?`;
    case 'prescription':
      return readers ? t`Which reading power?` : t`How do you want to give us your prescription?`;
    case 'material':
      return t`Which material?`;
    case 'treatment':
      return t`Which kind of lens?`;
    case 'coating':
      return t`Which coating?`;
    case 'plan':
      return t`Protect your pair?`;
    case 'review':
      return t`Is everything right?`;
  }
}
