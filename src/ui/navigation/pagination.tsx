import { ChevronLeftIcon } from '@/ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import type { LinkComponent } from '@/ui/lib/link-component';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  linkAs?: LinkComponent;
  /** Name of the navigation. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Name of the link to a page: "Page 3". */
  pageLabel: (page: number) => string;
  /** Shown between the arrows on phones, where the numbers have no room: "Page 3 of 12". */
  statusLabel: string;
}

/** Real links to the pages of a list. Renders nothing where there is only one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, linkAs: Link = 'a', label, pageLabel } = props;
  if (pageCount < 2) return null;
  const slots = pageWindow(page, pageCount);

  const step = (to: number, rel: 'prev' | 'next', stepLabel: string) => {
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
      {step(page - 1, 'prev', props.previousLabel)}
      <p className="px-4 text-sm sm:hidden">{props.statusLabel}</p>
      <ul className="flex gap-1 max-sm:hidden">
        {slots.map((slot, index) => (
          // A gap is named by its side of the list.
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
      {step(page + 1, 'next', props.nextLabel)}
    </nav>
  );
}
