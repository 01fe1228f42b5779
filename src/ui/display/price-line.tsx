import { Badge } from '@/ui/display/badge';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' };

interface NoPrice {
  now?: undefined;
  /** Shown in place of a price. */
  missing: string;
}

interface PlainPrice {
  /** The price to pay, formatted. */
  now: string;
  was?: undefined;
}

interface ReducedPrice {
  now: string;
  /** The list price, formatted; struck through. */
  was: string;
  /** Read by screen readers before the price to pay: "Now". */
  nowLabel: string;
  /** Read by screen readers before the list price: "Was". They do not announce a strikethrough. */
  wasLabel: string;
  /** The saving in percent: "25% off". */
  discount?: string | undefined;
}

export interface PriceLineProps {
  price: NoPrice | PlainPrice | ReducedPrice;
  size?: keyof typeof sizes;
  /** Default: span, which fits in a label. */
  as?: 'span' | 'p';
  className?: string;
  /** Shows the saving beside the price. */
  showDiscount?: boolean;
}

/** Renders a price; when reduced, with the list price and the saving in percent. Few elements: a listing has many prices. */
export function PriceLine({
  price,
  size = 'md',
  as: Line = 'span',
  showDiscount,
  className,
}: PriceLineProps) {
  if (price.now === undefined) {
    return <Line className={cx('text-ink-soft', size === 'sm' && sizes.sm, className)}>{price.missing}</Line>;
  }
  // The key makes React render all of it again: see `contentKey`.
  if (!price.was) {
    return (
      <Line key={price.now} className={cx('whitespace-nowrap font-medium', sizes[size], className)}>
        {price.now}
      </Line>
    );
  }
  const amounts = (
    <Line className={cx(sizes[size], className)} key={`${price.now} ${price.was}`}>
      <span className="whitespace-nowrap font-medium text-accent">
        <VisuallyHidden>{price.nowLabel} </VisuallyHidden>
        {price.now}
      </span>
      {/* The space allows a line break between the prices. */}{' '}
      <s className={cx('ml-1 whitespace-nowrap text-ink-soft', size === 'lg' && 'text-lg')}>
        <VisuallyHidden>{price.wasLabel} </VisuallyHidden>
        {price.was}
      </s>
    </Line>
  );
  if (!showDiscount || !price.discount) return amounts;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {amounts}
      <Badge tone="accent">{price.discount}</Badge>
    </span>
  );
}
