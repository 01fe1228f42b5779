import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { RadioGroup, type RadioOption } from '@/ui/fields/radio-group';
import type { StepProps } from './step-props';

export interface StepFormProps extends Pick<StepProps, 'panel' | 'formId'> {
  legend: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Submits the step; goes to the next one by default. */
  onSubmit?: () => void;
  /** More fields of the same step. */
  children?: ReactNode;
}

/** A step with one question. On a rejected submit the focus moves to the first option. */
export function StepForm(props: StepFormProps) {
  const { panel, formId, legend, options, value, onChange, onSubmit = panel.next, children } = props;
  const firstRadio = useRef<HTMLInputElement>(null);
  const isMissing = panel.isIncomplete && value === undefined;
  useEffect(() => {
    if (isMissing) focusFirstEnabled(firstRadio.current);
  }, [isMissing]);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RadioGroup
        variant="cards"
        legend={legend}
        legendHidden
        name={`${formId}-choice`}
        options={options}
        value={value ?? ''}
        onChange={onChange}
        error={isMissing ? <Trans>Choose one of these to go on.</Trans> : undefined}
        ref={firstRadio}
      />
      {children}
    </form>
  );
}

/** The first option may be one that cannot be chosen. */
function focusFirstEnabled(first: HTMLInputElement | null): void {
  first?.form?.querySelector<HTMLInputElement>('input[type="radio"]:enabled')?.focus();
}
