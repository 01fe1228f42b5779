import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@/platform/navigation/page-link';
import { useListingLinks } from './use-listing-links';

/** The listings side by side, for wide windows. */
export function ListingNav() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex gap-7">
        {useListingLinks().map(({ href, label }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex min-h-11 items-center underline-offset-8 hover:underline aria-[current]:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
