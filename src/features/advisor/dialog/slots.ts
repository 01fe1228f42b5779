import type { ReactNode } from 'react';
import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import type { RenderFaceMeasure, RenderTryOn } from '@/lib/advisor/face-measurement';

/** Parts that the app composes from other features. */
export interface AdvisorSlots {
  /** Renders the methods to find the size without a camera. @param onFound total width in millimeters. */
  renderSizeMethods: (onFound: (width: number) => void) => ReactNode;
  /** Renders the wishlist button. @param name unique among the results. */
  renderSave: (product: AdvisorProduct, name: string) => ReactNode;
  /** Renders the purchase: choose lenses, and add to cart. */
  renderPurchase: (product: AdvisorProduct, name: string) => ReactNode;
  /** Measures the face by camera or photo, where available. */
  renderMeasure?: RenderFaceMeasure | undefined;
  renderTryOn?: RenderTryOn | undefined;
}
