import type { LinkComponent } from '@/ui/lib/link-component';

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** From the home page to the current page. */
  items: readonly Breadcrumb[];
  linkAs?: LinkComponent;
}

export function Breadcrumbs({ label, items, linkAs: Link = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => (
          // Cuts the current page instead of wrapping it to a separate line; its heading follows.
          <li key={item.href} className="flex items-center gap-x-2 last:min-w-24 last:flex-1">
            {index === items.length - 1 ? (
              <span aria-current="page" className="truncate py-3">
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="-mx-1.5 px-1.5 py-3 text-ink-soft hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            )}
            {/* After the link, so that no line begins with it. */}
            {index < items.length - 1 ? (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
