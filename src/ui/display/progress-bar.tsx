import { useId } from 'react';
import { cx } from '@/ui/lib/cx';

export interface ProgressBarProps {
  label: string;
  labelHidden?: boolean;
  value: number;
  /** Default 100. */
  max?: number;
  /** Shown after the label and announced instead of the percentage: "Step 2 of 5". */
  valueText: string;
  className?: string;
}

/** Renders a labeled native progress element. */
export function ProgressBar({
  label,
  labelHidden,
  value,
  max = 100,
  valueText,
  className,
}: ProgressBarProps) {
  const id = useId();
  return (
    <div className={cx('grid gap-2', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex justify-between gap-4 text-sm'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-ink-soft">
          {valueText}
        </span>
      </div>
      <progress id={id} className="progress" value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}
