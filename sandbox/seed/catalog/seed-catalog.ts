import type { Brand } from '../models/brand';
import type { ContactLens } from '../models/contact-lens';
import type { FrameModel } from '../models/frame';
import type { LensPackage } from '../models/lens-package';
import { buildContactLenses } from './contact-lenses/contact-lenses';
import { contactLensDesigns } from './contact-lenses/lens-designs';
import { frameBrands } from './frames/frame-brands';
import { frameModelsOf } from './frames/frame-models';
import { frameOnlyPackage, lensPackages } from './lenses/lens-packages';
import { type ProtectionPlan, protectionPlans } from './protection-plans';

/** All products of the retailer. */
export interface Catalog {
  /** The frame brands first, then the contact lens brands. */
  brands: Brand[];
  frames: FrameModel[];
  contactLenses: ContactLens[];
  /** All packages of the lens service, with `frameOnlyPackage` last. */
  lensPackages: LensPackage[];
  frameOnlyPackage: LensPackage;
  warranties: ProtectionPlan[];
}

/**
 * Returns the sandbox's catalog: 24 invented frame brands with 620 models, 60 contact lenses, the lens packages and the
 * protection plans. Money in cents, lengths in millimeters, powers in diopters. Deterministic; ids and article numbers are
 * stable as long as lists are only appended to.
 */
export function seedCatalog(): Catalog {
  return {
    brands: [
      ...frameBrands.map(({ name, slug }): Brand => ({ name, slug, kind: 'frames' })),
      ...contactLensBrands(),
    ],
    frames: frameBrands.flatMap((brand, index) => frameModelsOf(brand, index + 1)),
    contactLenses: buildContactLenses(),
    lensPackages: [...lensPackages],
    frameOnlyPackage,
    warranties: [...protectionPlans],
  };
}

function contactLensBrands(): Brand[] {
  const names = [...new Set(contactLensDesigns.map((design) => design.brand))];
  return names.map((name) => ({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    kind: 'contact-lenses',
  }));
}
