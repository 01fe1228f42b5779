import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import type { LinkComponent } from '@/ui/lib/link-component';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  linkAs?: LinkComponent;
  /** Accessible name of the navigation. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Returns the accessible name of a page link: "Page 3". */
  pageLabel: (page: number) => string;
  /** Shown instead of the page numbers on phones: "Page 3 of 12". */
  statusLabel: string;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, linkAs: Link = 'a', label, pageLabel } = props;
  if (pageCount < 2) return null;
  const slots = pageWindow(page, pageCount);

  const stepLink = (to: number, rel: 'prev' | 'next', stepLabel: string) => {
    const Chevron = rel === 'prev' ? ChevronLeftIcon : ChevronRightIcon;
    if (to < 1 || to > pageCount) return <span className="icon-button invisible" />;
    return (
      <Link href={hrefFor(to)} rel={rel} aria-label={stepLabel} className="icon-button">
        <Chevron />
      </Link>
    );
  };

  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      {stepLink(page - 1, 'prev', props.previousLabel)}
      <p className="px-4 text-sm sm:hidden">{props.statusLabel}</p>
      <ul className="flex gap-1 max-sm:hidden">
        {slots.map((slot, index) => (
          // At most two gaps; the index distinguishes them.
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className="grid size-11 place-items-center text-ink-soft">…</span>
            ) : (
              <Link
                href={hrefFor(slot)}
                aria-label={pageLabel(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className="icon-button"
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {stepLink(page + 1, 'next', props.nextLabel)}
    </nav>
  );
}

/** A page number, or a gap for omitted pages. */
type PageSlot = number | 'gap';

/**
 * Returns the slots of a pagination: first, last, current and adjacent pages, at most seven. A gap always replaces two or more
 * pages, since a single page fits in its slot.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
