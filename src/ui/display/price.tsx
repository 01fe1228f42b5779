import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' };

interface PriceStyleProps {
  size?: keyof typeof sizes;
  className?: string;
}

interface PlainPrice extends PriceStyleProps {
  /** The formatted price. */
  now: string;
  was?: undefined;
  nowLabel?: string;
  wasLabel?: string;
}

interface ReducedPrice extends PriceStyleProps {
  now: string;
  /** The formatted list price, struck through. */
  was: string;
  /** For screen readers, before the price to pay: "Now". */
  nowLabel: string;
  /** For screen readers, before the list price: "Was". A strikethrough is not announced. */
  wasLabel: string;
}

export type PriceProps = PlainPrice | ReducedPrice;

/** A price, with the list price struck through when reduced. Takes formatted amounts. */
export function Price({ now, was, nowLabel, wasLabel, size = 'md', className }: PriceProps) {
  return (
    <span className={cx(sizes[size], className)}>
      <span className={cx('whitespace-nowrap font-medium', was && 'text-accent')}>
        {nowLabel ? <VisuallyHidden>{nowLabel} </VisuallyHidden> : null}
        {now}
      </span>
      {was ? (
        // The space allows a line break between the prices.
        <>
          {' '}
          <span className={cx('ml-1 whitespace-nowrap text-ink-soft', size === 'lg' && 'text-lg')}>
            <VisuallyHidden>{wasLabel} </VisuallyHidden>
            <s>{was}</s>
          </span>
        </>
      ) : null}
    </span>
  );
}
