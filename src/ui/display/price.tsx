import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' };

interface PriceLook {
  size?: keyof typeof sizes;
  className?: string;
}

interface PlainPrice extends PriceLook {
  /** The price, formatted. */
  now: string;
  was?: undefined;
  nowLabel?: string;
  wasLabel?: string;
}

interface ReducedPrice extends PriceLook {
  now: string;
  /** The list price, formatted; shown struck through. */
  was: string;
  /** Said before the price to pay, as "Now". */
  nowLabel: string;
  /** Said before the list price, as "Was": a strike is not heard. */
  wasLabel: string;
}

export type PriceProps = PlainPrice | ReducedPrice;

/** A price, or the price to pay with the list price struck through. Takes formatted amounts. */
export function Price({ now, was, nowLabel, wasLabel, size = 'md', className }: PriceProps) {
  return (
    <span className={cx(sizes[size], className)}>
      <span className={cx('whitespace-nowrap font-medium', was && 'text-accent')}>
        {nowLabel ? <VisuallyHidden>{nowLabel} </VisuallyHidden> : null}
        {now}
      </span>
      {was ? (
        // The space lets the line break between the two.
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
