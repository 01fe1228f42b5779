import type { LensFacts } from '@/domain/lens/lens-facts';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import type { Cents } from '@/domain/money/cents';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import type { LensPrices, LinePrices, Perk, Promotion } from '@/domain/pricing/price-input';

/** View model of the lens service's response (000 §3, lens package service). */
export interface LensView {
  frame: {
    catEntryId: string;
    upc: string;
    /** Undefined when the price is on request: the frame cannot be ordered online. */
    prices: LinePrices | undefined;
  };
  /** The perk of the page's `selectedPerkCode`; undefined without one that is good for the frame. */
  perk: PerkView | undefined;
  promotion: Promotion | undefined;
  /** The plan's quote while insurance is on; the lens service does not know it. */
  insurance?: InsuranceQuote | undefined;
  /** Promotion copy from the commerce API; empty without a promotion. */
  promotionDetail: string;
  packages: readonly LensPackageView[];
  plans: readonly PlanView[];
}

/** A lens with its treatments, sold with the frame. The commerce API supplies localized labels. */
export interface LensPackageView {
  upc: string;
  /** Lens type, such as single-vision or progressive. */
  type: LensLabel;
  treatment: LensLabel;
  material: LensLabel;
  /** Color of the lens; its code is that of the color, such as CLR. */
  color: LensLabel;
  /** Anti-reflective coating. */
  coating: LensLabel;
  /** Attributes on which the lens panel decides. */
  facts: LensFacts;
  /** Color and coating, such as "Smoke, premium anti-reflective"; empty for a clear, uncoated lens. */
  finish: string;
  prices: LensPrices;
  /** True if the lens makes a complete pair with the frame, for the frame's GVP or AEO promotion. */
  completePairAvailable: boolean;
  /** Payload for add and edit. */
  selected: SelectedLensPackage;
}

/** A code of the commerce API with its localized labels. */
export interface LensLabel {
  code: string;
  title: string;
  description: string | undefined;
}

/** A perk with its localized title. */
export interface PerkView {
  code: string;
  title: string;
  terms: Perk;
}

export interface PlanView {
  /** Catentry id. */
  id: string;
  title: string;
  description: string | undefined;
  price: Cents;
}
