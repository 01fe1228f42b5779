import { ArrowRightIcon } from '@/ui/icons/arrow-right-icon';
import { BagIcon } from '@/ui/icons/bag-icon';
import { CalendarIcon } from '@/ui/icons/calendar-icon';
import { CheckIcon } from '@/ui/icons/check-icon';
import { ChevronDownIcon } from '@/ui/icons/chevron-down-icon';
import { ChevronLeftIcon } from '@/ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { ChevronUpIcon } from '@/ui/icons/chevron-up-icon';
import { CloseIcon } from '@/ui/icons/close-icon';
import { EyeIcon } from '@/ui/icons/eye-icon';
import { FilterIcon } from '@/ui/icons/filter-icon';
import { GlassesIcon } from '@/ui/icons/glasses-icon';
import { GlobeIcon } from '@/ui/icons/globe-icon';
import { HeartFilledIcon } from '@/ui/icons/heart-filled-icon';
import { HeartIcon } from '@/ui/icons/heart-icon';
import { InfoIcon } from '@/ui/icons/info-icon';
import { MenuIcon } from '@/ui/icons/menu-icon';
import { MinusIcon } from '@/ui/icons/minus-icon';
import { PlusIcon } from '@/ui/icons/plus-icon';
import { SearchIcon } from '@/ui/icons/search-icon';
import { ShieldIcon } from '@/ui/icons/shield-icon';
import { StarIcon } from '@/ui/icons/star-icon';
import { TrashIcon } from '@/ui/icons/trash-icon';
import { TruckIcon } from '@/ui/icons/truck-icon';
import { UserIcon } from '@/ui/icons/user-icon';
import { WarningIcon } from '@/ui/icons/warning-icon';
import { GallerySection } from './gallery-section';

const icons = {
  'arrow-right': ArrowRightIcon,
  bag: BagIcon,
  calendar: CalendarIcon,
  check: CheckIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-up': ChevronUpIcon,
  close: CloseIcon,
  eye: EyeIcon,
  filter: FilterIcon,
  glasses: GlassesIcon,
  globe: GlobeIcon,
  'heart-filled': HeartFilledIcon,
  heart: HeartIcon,
  info: InfoIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  plus: PlusIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  star: StarIcon,
  trash: TrashIcon,
  truck: TruckIcon,
  user: UserIcon,
  warning: WarningIcon,
};

export function IconsSection() {
  return (
    <GallerySection title="Icons" intro="A 24-unit grid, 1.5-unit strokes.">
      <ul className="grid grid-cols-3 gap-y-8 sm:grid-cols-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center text-ink-soft text-xs">
            <Icon size={28} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
