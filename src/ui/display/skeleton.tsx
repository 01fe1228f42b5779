import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

/** Renders a placeholder for loading content. Set the content's size by class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} />;
}

/** Renders placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

interface SkeletonRegionProps {
  label: string;
  /** True for a whole page: the footer stays out of sight, and does not jump when the content arrives. */
  ofPage?: boolean;
  children: ReactNode;
}

/** Wraps skeletons and announces their label once. */
export function SkeletonRegion({ label, ofPage = false, children }: SkeletonRegionProps) {
  return (
    <div aria-busy="true" className={ofPage ? 'min-h-svh' : undefined}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
