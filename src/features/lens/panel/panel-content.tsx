import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { LensStep } from '@/domain/lens/lens-step';
import { isReaders } from '@/domain/lens/lens-type';
import { Button } from '@/ui/actions/button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { isLazyStep, useLazyStep } from './lazy-step';
import { PrescriptionStep } from './steps/prescription-step';
import type { StepProps } from './steps/step-props';
import { UsageStep } from './steps/usage-step';

export interface PanelContentProps extends StepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  entryFormId: string;
  /** True while the typed values are read back, under a separate heading. */
  isChecking: boolean;
  onStage: (stage: 'enter' | 'check') => void;
  onConfirm: () => void;
}

/** Shows one step of the panel. Remount it for each step. */
export function PanelContent({ headingRef, ...props }: PanelContentProps) {
  const { panel, isChecking } = props;
  const { steps, step } = panel.model;
  const title = useStepTitle(step, isReaders(panel.model.choices.type ?? ''));
  const place = steps.indexOf(step) + 1;
  const count = steps.length;
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the values are read back, and when they are changed
  useEffect(() => {
    // The panel's content may be scrolled from the last step.
    top.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [isChecking]);
  useViewFocus(headingRef, step);
  return (
    <>
      <div ref={top} className="flex min-h-11 items-center justify-between gap-4 text-ink-soft text-sm">
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
      <StepBar place={place} count={count} />
      {isChecking ? null : (
        <Heading level={3} size="md" ref={headingRef} tabIndex={-1} className="mb-5">
          {title}
        </Heading>
      )}
      <Step {...props} />
    </>
  );
}

/** Shows the steps as a bar, beside equivalent words. */
function StepBar({ place, count }: { place: number; count: number }) {
  return (
    <div aria-hidden="true" className="mt-1 mb-6 flex gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={index}
          className={cx(
            'h-1 flex-1 rounded-full',
            index < place ? 'bg-ink forced-colors:bg-[Highlight]' : 'bg-line forced-colors:bg-[GrayText]',
          )}
        />
      ))}
    </div>
  );
}

function Step({
  entryFormId,
  isChecking,
  onStage,
  onConfirm,
  ...props
}: Omit<PanelContentProps, 'headingRef'>) {
  const { model } = props.panel;
  const { LazyStep } = useLazyStep(model);
  if (isLazyStep(model)) return LazyStep ? <LazyStep {...props} onConfirm={onConfirm} /> : null;
  if (model.step === 'usage') return <UsageStep {...props} />;
  return <PrescriptionStep {...props} {...{ entryFormId, isChecking, onStage }} />;
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
