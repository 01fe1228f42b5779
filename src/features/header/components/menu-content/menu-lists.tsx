import { useId } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { cx } from '@/ui/lib/cx';
import type { MenuSection } from '../../hooks/use-menu-sections';

/** Longer lists use two columns. */
const MAX_SINGLE_COLUMN = 7;

/** Renders the titled link lists of a category menu. */
export function MenuLists({ sections }: { sections: MenuSection[] }) {
  return sections.map((section) => <MenuList key={section.title} {...section} />);
}

function MenuList({ title, links }: MenuSection) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-ink-soft text-sm">
        {title}
      </p>
      <ul aria-labelledby={id} className={cx('mt-2', links.length > MAX_SINGLE_COLUMN && 'columns-2 gap-8')}>
        {links.map(({ href, label }) => (
          <li key={href} className="break-inside-avoid">
            <PageLink
              href={href}
              className="flex min-h-11 items-center py-1 leading-tight underline-offset-4 hover:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
