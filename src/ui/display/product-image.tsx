import type { ReactNode } from 'react';
import { GlassesIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

export interface ProductImageProps {
  /** Path of the image; without it, the component shows a glasses icon. */
  src?: string;
  /** Empty when the adjacent text says the same. */
  alt: string;
  /** True for the LCP image: loaded eagerly with high priority. At most one or two per page. */
  priority?: boolean;
  /** Overlays such as a badge or a button. */
  children?: ReactNode;
  className?: string;
  /** `span` inside a button or a link without block content. */
  as?: 'div' | 'span';
}

/** Renders a 3:2 product image on a tinted background. Its space is reserved before it loads. */
export function ProductImage({
  src,
  alt,
  priority,
  children,
  className,
  as: Box = 'div',
}: ProductImageProps) {
  return (
    <Box className={cx('product-image', className)}>
      {src ? (
        <img
          src={src}
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
    </Box>
  );
}
