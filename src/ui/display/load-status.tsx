import type { ReactNode } from 'react';
import { Notice } from './notice';
import { SkeletonRegion, SkeletonText } from './skeleton';

export interface LoadStatusProps {
  /** Otherwise it could not be loaded. */
  isLoading: boolean;
  /** Read out while it loads. */
  loadingLabel: string;
  /** Lines of the skeleton. */
  lines: number;
  /** Width of the lines. */
  className?: string;
  /** Names the thing that could not be loaded. */
  failureTitle: ReactNode;
  onRetry: () => unknown;
  /** Actions of the shopper, apart from trying again. */
  children?: ReactNode;
}

/** Replaces the main content while it loads, or when it could not be loaded. */
export function LoadStatus(props: LoadStatusProps) {
  const { isLoading, loadingLabel, lines, className, failureTitle, onRetry, children } = props;
  return isLoading ? (
    <SkeletonRegion label={loadingLabel}>
      <SkeletonText lines={lines} {...(className ? { className } : {})} />
    </SkeletonRegion>
  ) : (
    <Notice tone="error" live="polite" title={failureTitle} onRetry={onRetry}>
      {children}
    </Notice>
  );
}
