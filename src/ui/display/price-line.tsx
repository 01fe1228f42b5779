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
  /** Shows the saving beside the price. */
  showDiscount?: boolean;
}

/** Renders a price; when reduced, with the list price and the saving in percent. Phrasing content: fits in a label. */
export function PriceLine({ price, size = 'md', showDiscount = false }: PriceLineProps) {
  if (price.now === undefined) {
    return <span className={cx('text-ink-soft', size === 'sm' && sizes.sm)}>{price.missing}</span>;
  }
  // One element: a listing has many of them. The key makes React render all of it again: see `contentKey`.
  if (!price.was) {
    return (
      <span key={price.now} className={cx('whitespace-nowrap font-medium', sizes[size])}>
        {price.now}
      </span>
    );
  }
  const amounts = (
    <span className={sizes[size]} key={`${price.now} ${price.was}`}>
      <span className="whitespace-nowrap font-medium text-accent">
        <VisuallyHidden>{price.nowLabel} </VisuallyHidden>
        {price.now}
      </span>
      {/* The space allows a line break between the prices. */}{' '}
      <span className={cx('ml-1 whitespace-nowrap text-ink-soft', size === 'lg' && 'text-lg')}>
        <VisuallyHidden>{price.wasLabel} </VisuallyHidden>
        <s>{price.was}</s>
      </span>
    </span>
  );
  if (!showDiscount || !price.discount) return amounts;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {amounts}
      <Badge tone="accent">{price.discount}</Badge>
    </span>
  );
}
