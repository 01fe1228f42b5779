import type { ReactNode } from 'react';
import { contentKey } from '@/ui/lib/content-key';
import { cx } from '@/ui/lib/cx';

export interface PriceRowProps {
  label: ReactNode;
  /** Formatted. */
  amount: ReactNode;
  /** Explanation below, over the whole width. */
  note?: ReactNode;
  tone?: 'saving' | 'detail' | undefined;
}

const tones = { saving: 'font-medium text-accent', detail: 'pl-4 text-ink-soft' };

/** Renders one line of a price breakdown; goes into a `dl`. */
export function PriceRow({ label, amount, note, tone }: PriceRowProps) {
  return (
    <div className={cx('flex flex-wrap justify-end gap-x-4', tone && tones[tone])}>
      <dt key={`label ${contentKey(label)}`} className="wrap-break-word min-w-0 grow basis-20">
        {label}
      </dt>
      {note ? (
        <dt key={`note ${contentKey(note)}`} className="order-last w-full font-normal text-ink-soft text-xs">
          {note}
        </dt>
      ) : null}
      {/* An amount has no-break spaces; a text in its place wraps. */}
      <dd key={`amount ${contentKey(amount)}`} className="min-w-0">
        {amount}
      </dd>
    </div>
  );
}
