import type { ListingName } from '@/platform/navigation/store-paths';
import { useCategoryMenu } from '../api/use-category-menu';
import { MenuLists } from './menu-lists';
import { MenuStatus } from './menu-progress';
import { useMenuSections } from './use-menu-sections';

/** Expanded submenu of a category in the mobile menu. */
export function MobileCategory({ listing, label }: { listing: ListingName; label: string }) {
  const view = useCategoryMenu(listing);
  const sections = useMenuSections(listing, view);
  return (
    <div className="grid gap-6 pb-6">
      <MenuLists sections={sections} />
      <MenuStatus state={view.state} label={label} />
    </div>
  );
}
