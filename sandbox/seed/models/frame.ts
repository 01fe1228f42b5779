import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { Localized } from './localized';
import type { Currency, PriceCents } from './price';

export type FrameCategory = 'eyeglasses' | 'sunglasses';

export type FrameGender = 'women' | 'men' | 'unisex' | 'kids';

export type FrameMaterial =
  | 'acetate'
  | 'propionate'
  | 'metal'
  | 'titanium'
  | 'stainless-steel'
  | 'nylon'
  | 'mixed'
  | 'bio-based';

export type RimType = 'full' | 'semi' | 'rimless';

export type BridgeFit = 'standard' | 'low';

export type FrameFeature =
  | 'spring-hinge'
  | 'lightweight'
  | 'progressive-ready'
  | 'adjustable-nose-pads'
  | 'hypoallergenic';

export type ColorFamily =
  | 'black'
  | 'tortoise'
  | 'brown'
  | 'blue'
  | 'green'
  | 'grey'
  | 'clear'
  | 'red'
  | 'pink'
  | 'purple'
  | 'gold'
  | 'silver'
  | 'yellow'
  | 'white';

/** Sizes in millimeters, as marked on the temple (eye, bridge, temple) and as measured. */
export interface FrameSize {
  eye: number;
  bridge: number;
  temple: number;
  lensHeight: number;
  totalWidth: number;
}

/** Colors of the drawing, as CSS hex values. */
export interface FramePaint {
  front: string;
  /** Second color of a two-tone or tortoise front. */
  frontAccent?: string;
  temples: string;
  hardware: string;
  /** Demo lens or sun lens. */
  lens: string;
  /** Lower color of a gradient sun lens. */
  lensGradient?: string;
  /** 0 to 1. */
  lensOpacity: number;
  mirrored: boolean;
  pattern: 'solid' | 'tortoise' | 'gradient' | 'transparent' | 'metal';
}

/** One color of a model: a SKU. */
export interface FrameColor {
  catentryId: string;
  /** The UPC: part number of the SKU. */
  upc: string;
  /** Manufacturer's color code, such as C02. */
  colorCode: string;
  colorName: Localized;
  colorFamily: ColorFamily;
  paint: FramePaint;
  /** Sunglasses only. */
  sunLens?: {
    name: Localized;
    polarized: boolean;
    mirrored: boolean;
    gradient: boolean;
    category: 1 | 2 | 3 | 4;
  };
  price: Record<Currency, PriceCents>;
  stock: number;
  tryOn: boolean;
}

/**
 * A frame model with its colors: a product of the catalog. The serializers convert it to the commerce API's format.
 */
export interface FrameModel {
  catentryId: string;
  partNumber: string;
  /** Manufacturer's model code, such as AL 2041. */
  modelCode: string;
  /** Display name, such as Hollis. */
  modelName: string;
  brand: string;
  category: FrameCategory;
  gender: FrameGender;
  shape: FrameShape;
  rim: RimType;
  material: FrameMaterial;
  size: FrameSize;
  bridgeFit: BridgeFit;
  features: FrameFeature[];
  /** True if prescription lenses can be fitted (attribute ROXABLE). */
  prescriptionReady: boolean;
  /** Range of the absolute total power that the frame accepts, in diopters. Absent when unknown. */
  totalPower?: { min: number; max: number };
  promotion?: { type: 'GVP' | 'AEO' | 'BOM'; detail: string };
  description: Localized;
  /** ISO date. */
  releasedOn: string;
  /** 0 to 1000, higher is more popular. */
  popularity: number;
  colors: FrameColor[];
}
