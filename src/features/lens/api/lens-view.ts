import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import type { Cents } from '@/domain/money/cents';
import type { LensPrices, LinePrices, Promotion } from '@/domain/pricing/price-input';

/** What the lens service says of a frame, as the lens panel uses it (000 §3, Lens package service answer). */
export interface LensView {
  frame: { catEntryId: string; upc: string; prices: LinePrices };
  promotion: Promotion | undefined;
  /** What the promotion is, in the platform's words; empty without one. */
  promotionDetail: string;
  packages: readonly LensPackageView[];
  plans: readonly PlanView[];
}

/** A lens with its treatments, as it is sold with the frame. Texts are the platform's, in the shopper's language. */
export interface LensPackageView {
  upc: string;
  /** What the shopper uses it for: single-vision, progressive … */
  type: LensText;
  treatment: LensText;
  material: LensText;
  /** Colour and coat, such as "Smoke, premium anti-reflective"; empty for a clear lens without a coat. */
  finish: string;
  prices: LensPrices;
  /** What add and edit send of it. */
  selected: SelectedLensPackage;
}

/** A code of the platform with its texts. */
export interface LensText {
  code: string;
  title: string;
  description: string | undefined;
}

/** A protection plan. */
export interface PlanView {
  /** Catalogue entry id. */
  id: string;
  title: string;
  description: string | undefined;
  price: Cents;
}
