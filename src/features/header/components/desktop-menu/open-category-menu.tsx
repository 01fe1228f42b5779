import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useHoverIntent } from '../../hooks/use-hover-intent';
import type { ListingLink } from '../../hooks/use-listing-links';
import { CLOSED, type MenuSelection } from '../../state/selected-menu';
import { CategoryMenu } from './category-menu';

export interface OpenCategoryMenuProps extends MenuSelection {
  /** Category list with one item per category. */
  list: RefObject<HTMLUListElement | null>;
  links: ListingLink[];
}

/** Shows the open category menu, portaled after its button for tab order. Also opens on hover. */
export function OpenCategoryMenu({ list, links, selected, onSelect }: OpenCategoryMenuProps) {
  useHoverIntent(list, selected, onSelect);
  const link = links[selected - 1];
  const item = list.current?.children[selected - 1];
  if (!link || !item) return null;
  return createPortal(
    <CategoryMenu
      key={link.name}
      item={item}
      listing={link.name}
      label={link.label}
      onClose={() => onSelect(CLOSED)}
    />,
    item,
  );
}
