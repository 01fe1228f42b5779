import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { CLOSED, type MenuChoice } from '../state/selected-menu';
import { useHoverIntent } from '../state/use-hover-intent';
import { CategoryMenu } from './category-menu';
import type { ListingLink } from './use-listing-links';

export interface CategoryMenusProps extends MenuChoice {
  /** The list of the categories, one item each. */
  list: RefObject<HTMLUListElement | null>;
  links: ListingLink[];
}

/** The open menu of a category, drawn after its button, so that Tab leads into it. A mouse that rests opens it too. */
export function CategoryMenus({ list, links, selected, onSelect }: CategoryMenusProps) {
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
