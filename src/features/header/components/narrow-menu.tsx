import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import type { ListingName } from '@/platform/navigation/store-paths';
import { ChevronDownIcon } from '@/ui/icons/chevron-down-icon';
import { usePageHold } from '../state/use-page-hold';
import { NarrowCategory } from './narrow-category';
import { NarrowShopperLinks } from './narrow-shopper-links';
import type { ListingLink } from './use-listing-links';

/** The listings in the menu of narrow windows, each with what unfolds below it, and the shopper's own. */
export function NarrowMenu({ links, open }: { links: ListingLink[]; open: boolean }) {
  const { t } = useLingui();
  usePageHold(open, 'narrow');
  const [unfolded, unfold] = useState<ListingName>();
  return (
    <>
      <ul>
        {links.map(({ name, href, label }) => {
          const isUnfolded = unfolded === name;
          return (
            <li key={name} className="border-line border-b">
              <div className="flex items-center">
                <PageLink href={href} className="flex min-h-16 grow items-center font-medium text-2xl">
                  {label}
                </PageLink>
                <button
                  type="button"
                  aria-label={t`Menu: ${label}`}
                  aria-expanded={isUnfolded}
                  className="icon-button -mr-3"
                  onClick={() => unfold(isUnfolded ? undefined : name)}
                >
                  <ChevronDownIcon className={isUnfolded ? 'rotate-180' : undefined} />
                </button>
              </div>
              {isUnfolded ? <NarrowCategory listing={name} label={label} /> : null}
            </li>
          );
        })}
      </ul>
      <NarrowShopperLinks />
    </>
  );
}
