import * as deferredIcons from '@/ui/icons/deferred-icons';
import * as baseIcons from '@/ui/icons/icons';
import { GallerySection } from './gallery-section';

const { Icon: _, ...icons } = { ...baseIcons, ...deferredIcons };

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
