import type { ListingName } from '@/lib/navigation/site-paths';
import { useCategoryMenu } from '../../api/use-category-menu';
import { useMenuSections } from '../../hooks/use-menu-sections';
import { MenuLists } from '../menu-content/menu-lists';
import { MenuStatus } from '../menu-content/menu-status';

/** Renders the expanded submenu of a category in the mobile menu. */
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
