import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import type { ListingName } from '@/lib/navigation/site-paths';
import { Container } from '@/ui/layout/container';
import { type CategoryMenuView, useCategoryMenu } from '../../api/use-category-menu';
import { useMenuOverlay } from '../../hooks/use-menu-overlay';
import { useMenuSections } from '../../hooks/use-menu-sections';
import { MenuBackdrop } from '../menu-content/menu-backdrop';
import { MenuLists } from '../menu-content/menu-lists';
import { MenuStatus } from '../menu-content/menu-status';

export interface CategoryMenuProps {
  /** List item that contains the category link, its button and this menu. */
  item: Element;
  listing: ListingName;
  label: string;
  onClose: () => void;
}

/** Renders the full-width dropdown menu of one category. */
export function CategoryMenu({ item, listing, label, onClose }: CategoryMenuProps) {
  const view = useCategoryMenu(listing);
  const sections = useMenuSections(listing, view);
  useMenuOverlay(() => item, onClose);
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%-var(--above,0px))] overflow-y-auto border-line border-t border-b bg-ground shadow-float [clip-path:inset(0_0_-6rem)] max-lg:hidden">
      <Container className="flex min-h-88 gap-10 py-9 xl:gap-16">
        <MenuLists sections={sections} />
        <MenuStatus state={view.state} label={label} />
        {view.topProduct ? <TopProduct topProduct={view.topProduct} /> : null}
      </Container>
      <MenuBackdrop />
    </div>
  );
}

function TopProduct({ topProduct }: { topProduct: NonNullable<CategoryMenuView['topProduct']> }) {
  const { name, brand, image, href } = topProduct;
  return (
    <PageLink href={href} className="group ml-auto block w-72 shrink-0 xl:w-88">
      {/* Styled like ui/display/product-image; importing it would enlarge this chunk. */}
      <span className="product-image">
        {image ? <img src={image} alt="" width={900} height={600} decoding="async" /> : null}
      </span>
      <span className="mt-3 block text-ink-soft text-sm">
        <Trans>Most loved right now</Trans>
      </span>
      <span className="font-medium underline-offset-4 group-hover:underline">{`${brand} ${name}`}</span>
    </PageLink>
  );
}
