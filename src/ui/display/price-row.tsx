import type { ReactNode } from 'react';
import { cx } from '@/ui/lib/cx';

export interface PriceRowProps {
  label: ReactNode;
  /** Formatted. */
  amount: ReactNode;
  /** Why, or what, in a line below the label. */
  note?: ReactNode;
  tone?: 'saving' | 'detail' | undefined;
}

const tones = { saving: 'font-medium text-accent', detail: 'pl-4 text-ink-soft' };

/** One line of a price breakdown; goes into a `dl`. */
export function PriceRow({ label, amount, note, tone }: PriceRowProps) {
  return (
    <div className={cx('flex justify-between gap-4', tone && tones[tone])}>
      <dt className="wrap-break-word min-w-0">
        {label}
        {note ? <span className="block font-normal text-ink-soft text-xs">{note}</span> : null}
      </dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}
