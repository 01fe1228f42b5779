import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@/platform/navigation/page-link';
import { SearchIcon } from '@/ui/icons/search-icon';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { KeywordOption, ProductOption } from '../api/use-suggestions';

interface OptionProps {
  id: string;
  /** Whether the arrow keys have reached it. */
  active: boolean;
}

/** The focus itself stays in the field, so the option wears its ring. */
const ACTIVE = 'bg-well outline-2 -outline-offset-2 outline-focus';

/** A term to search for; what the shopper has not typed yet stands out. */
export function KeywordLine({
  term,
  href,
  typed,
  id,
  active,
}: OptionProps & KeywordOption & { typed: string }) {
  const begins = term.toLowerCase().startsWith(typed.toLowerCase());
  const typedPart = begins ? term.slice(0, typed.length) : '';
  return (
    <PageLink
      href={href}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={cx('flex min-h-11 items-center gap-3 px-3 hover:bg-well lg:px-5', active && ACTIVE)}
    >
      <SearchIcon size={16} className="shrink-0 text-ink-soft" />
      <span>
        {typedPart}
        <span className="font-semibold">{term.slice(typedPart.length)}</span>
      </span>
    </PageLink>
  );
}

/** A product to go to. */
export function ProductLine({ option, id, active }: OptionProps & { option: ProductOption }) {
  const { t } = useLingui();
  const { name, brand, image, price, href } = option;
  return (
    <PageLink
      href={href}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={cx('flex min-h-16 items-center gap-4 px-3 py-1 hover:bg-well lg:px-5', active && ACTIVE)}
    >
      <span className="flex h-14 w-20 shrink-0 items-center rounded-sm bg-well">
        {image ? <img src={image} alt="" width={80} height={53} loading="lazy" decoding="async" /> : null}
      </span>
      <span className="min-w-0">
        <VisuallyHidden>{t`Product:`}</VisuallyHidden>{' '}
        <span className="block truncate font-medium">{name}</span>{' '}
        <span className="block truncate text-ink-soft text-sm">{brand}</span>{' '}
      </span>
      {price ? <span className="ml-auto whitespace-nowrap text-sm">{price}</span> : null}
    </PageLink>
  );
}
