/**
 * What the sandbox knows of the catalogue, apart from how the platform words it on the wire
 * (sandbox/serializers turns these into answers). Money is integer cents, lengths are millimetres, powers are dioptres.
 */

/** A text in the three display languages. */
export interface Localised {
  en: string;
  es: string;
  fr: string;
}

export type Currency = 'USD' | 'CAD';

/** List and selling price in cents; `offer` equals `list` where there is no reduction. */
export interface PriceCents {
  list: number;
  offer: number;
}

export type FrameCategory = 'eyeglasses' | 'sunglasses';
export type FrameGender = 'women' | 'men' | 'unisex' | 'kids';
export type FrameShape =
  | 'round'
  | 'oval'
  | 'rectangle'
  | 'square'
  | 'cat-eye'
  | 'aviator'
  | 'browline'
  | 'geometric'
  | 'panthos'
  | 'butterfly'
  | 'wrap'
  | 'irregular';
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
export type ColourFamily =
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

/** Sizes in millimetres, as marked on the temple (eye, bridge, temple) and as measured. */
export interface FrameSize {
  eye: number;
  bridge: number;
  temple: number;
  lensHeight: number;
  totalWidth: number;
}

/** Colours as CSS hex values, for the drawing. */
export interface FramePaint {
  front: string;
  /** Second colour of a two-tone or tortoise front. */
  frontAccent?: string;
  temples: string;
  hardware: string;
  /** Demo lens or sun lens. */
  lens: string;
  /** Lower colour of a gradient sun lens. */
  lensGradient?: string;
  /** 0 to 1. */
  lensOpacity: number;
  mirrored: boolean;
  pattern: 'solid' | 'tortoise' | 'gradient' | 'transparent' | 'metal';
}

/** One colour of a model: the SKU that a shopper buys. */
export interface FrameColour {
  catentryId: string;
  /** The UPC: part number of the SKU. */
  upc: string;
  /** Manufacturer's colour code, such as C02. */
  colourCode: string;
  colourName: Localised;
  colourFamily: ColourFamily;
  paint: FramePaint;
  /** Sunglasses only. */
  sunLens?: {
    name: Localised;
    polarised: boolean;
    mirrored: boolean;
    gradient: boolean;
    category: 1 | 2 | 3 | 4;
  };
  price: Record<Currency, PriceCents>;
  stock: number;
  tryOn: boolean;
}

/** A frame model with its colours: the product of the catalogue. */
export interface FrameModel {
  catentryId: string;
  partNumber: string;
  /** Manufacturer's model code, such as AL 2041. */
  modelCode: string;
  /** What the shopper reads, such as Hollis. */
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
  /** Whether prescription lenses can be fitted (attribute ROXABLE). */
  prescriptionReady: boolean;
  /** Largest and smallest absolute total power that the frame takes, in dioptres. Absent when unknown. */
  totalPower?: { min: number; max: number };
  promotion?: { type: 'GVP' | 'AEO' | 'BOM'; detail: string };
  description: Localised;
  /** ISO date. */
  releasedOn: string;
  /** 0 to 1000, higher sells more. */
  popularity: number;
  colours: FrameColour[];
}

export interface Brand {
  name: string;
  slug: string;
  kind: 'frames' | 'contact-lenses';
}

/** Values that a contact lens is made in; powers in dioptres, curve and diameter in millimetres, axis in degrees. */
export interface ContactLensParameters {
  baseCurve: number[];
  diameter: number[];
  power: number[];
  cylinder?: number[];
  axis?: number[];
  add?: string[];
  dominance?: ('D' | 'N')[];
}

export interface ContactLens {
  catentryId: string;
  upc: string;
  name: string;
  brand: string;
  wear: 'daily' | 'two-week' | 'monthly';
  kind: 'sphere' | 'toric' | 'multifocal' | 'colour';
  boxSize: number;
  parameters: ContactLensParameters;
  price: Record<Currency, PriceCents>;
  description: Localised;
  popularity: number;
  colours?: { code: string; name: Localised; hex: string }[];
}

/** A lens package as the lens service offers it for a frame. */
export interface LensPackage {
  upc: string;
  catentryId: string;
  name: Localised;
  description: Localised;
  type: 'single-vision' | 'progressive' | 'bifocal' | 'readers' | 'non-prescription' | 'frame-only';
  segmentCode: 'SV' | 'PAL' | 'BF28' | 'RD' | 'NP' | 'FO';
  materialCode: 'PLAS' | 'TRIV' | 'POLY' | 'HI160' | 'HI167' | 'HI174' | 'DEMO';
  index: number;
  treatmentFamily: 'clear' | 'blue' | 'photochromic' | 'sun' | 'polar' | 'mirror';
  antiReflective: 'none' | 'standard' | 'premium';
  blueLight: boolean;
  polar: boolean;
  brand: string;
  colour: string;
  colourCode: string;
  services: string[];
  /** Power window in dioptres. */
  rxValues: { sph: { min: number; max: number }; add: { min: number; max: number } };
  isSpeedyRX: boolean;
  insurable: boolean;
  price: Record<Currency, PriceCents>;
  insuredPrice: Record<Currency, number>;
}

export interface StoreSeed {
  uniqueId: string;
  /** Store number, four digits. */
  storeNumber: string;
  displayName: string;
  latitude: number;
  longitude: number;
  addressLines: string[];
  city: string;
  /** Two-letter state or province code. */
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
  telephone: string;
  /** Monday first; null on a closed day; times as HH:mm. */
  hours: ({ open: string; close: string } | null)[];
  status: 'O' | 'U' | 'T' | 'C';
  openedOn: string;
  reopenedOn?: string;
  remodelledOn?: string;
  movedOn?: string;
  brands: string[];
  services: string[];
  onlineAppointment: boolean;
  bookableAppointment: boolean;
  insuranceCarriers: string[];
  languages: string[];
  /** Offers audio fittings (nuance). */
  audioFitting: boolean;
}

export interface DoctorSeed {
  doctorId: string;
  name: string;
  officeName: string;
  phone: string;
  officePhone: string;
  fax: string;
  address: {
    address1: string;
    address2: string;
    city: string;
    region: string;
    postalCode: string;
    country: 'US' | 'CA';
  };
  languages: string[];
  stateLicense: string;
  npi: string;
  acceptsNewPatients: boolean;
  /** Stores where the doctor sees patients. */
  storeNumbers: string[];
}

export interface ShopperSeed {
  userId: string;
  logonId: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Which store's account it is; both where the shopper has one in each country. */
  country: 'US' | 'CA';
  passwordExpired: boolean;
  address: {
    addressLines: string[];
    city: string;
    region: string;
    postalCode: string;
    country: 'US' | 'CA';
    phone: string;
  };
}
