import { type ReactNode, useId } from 'react';
import { Heading } from '@/ui/layout/heading';

export interface GallerySectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** Renders one section of the gallery: title on the left, examples on the right. */
export function GallerySection({ title, intro, children }: GallerySectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-8 border-line border-t py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-20"
    >
      <div>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {intro ? <p className="mt-3 text-ink-soft text-sm">{intro}</p> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
    </section>
  );
}

/** Renders one named example. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-ink-soft text-sm">{name}</h3>
      {children}
    </div>
  );
}
