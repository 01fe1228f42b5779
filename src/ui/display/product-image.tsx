import type { ReactNode } from 'react';
import { GlassesIcon } from '@/ui/icons/glasses-icon';
import { cx } from '@/ui/lib/cx';

export interface ProductImageProps {
  /** Without it, the place shows a drawn pair of glasses. */
  src?: string;
  /** What the picture shows; empty where the text beside it says the same. */
  alt: string;
  srcSet?: string;
  sizes?: string;
  /** The picture that decides the first impression: loaded at once and first. At most one or two a page. */
  priority?: boolean;
  /** Laid over the picture: a badge, a button. */
  children?: ReactNode;
  className?: string;
}

/** A product's picture at 3:2 on the warm ground. Its place is kept before it loads. */
export function ProductImage({ src, alt, srcSet, sizes, priority, children, className }: ProductImageProps) {
  return (
    <div className={cx('product-image', className)}>
      {src ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={900}
          height={600}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <GlassesIcon size={64} strokeWidth={0.75} />
      )}
      {children}
    </div>
  );
}
