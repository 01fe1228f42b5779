import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

export interface PillSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size'> {
  /** Label beside the select; on phones for screen readers only. */
  label: ReactNode;
}

/** Renders a compact select of a toolbar, such as the sort order. `className` goes to the wrapper of the select. */
export function PillSelect({ label, className, children, ...rest }: PillSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-ink-soft text-sm max-sm:sr-only">
        {label}
      </label>
      <div className={cx('relative min-w-0', className)}>
        <select
          {...rest}
          id={id}
          className="control min-h-11 rounded-full py-2 pr-[calc(0.875rem+22px)] pl-4 max-[18rem]:pl-2 lg:text-sm"
        >
          {children}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
      </div>
    </>
  );
}
