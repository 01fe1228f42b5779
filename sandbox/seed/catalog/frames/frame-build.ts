import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { FrameGender, FrameMaterial, RimType } from '../../models/frame';
import type { SeededRandom } from '../../random';
import type { BrandProfile } from './brand-profile';

/** Shape, material, rim and target group of a frame. */
export interface FrameBuild {
  shape: FrameShape;
  material: FrameMaterial;
  rim: RimType;
  gender: FrameGender;
}

/** Shapes with limited materials: wraps are molded, browlines combine two materials or imitate that. */
const materialsOfShape: Partial<Record<FrameShape, readonly FrameMaterial[]>> = {
  wrap: ['nylon', 'propionate', 'bio-based'],
  browline: ['mixed', 'acetate', 'metal', 'stainless-steel', 'titanium'],
};

/** Rimless mounts need metal; half rims need a stiff bar above. Full rims exist in every material. */
const rimsOfMaterial: Record<FrameMaterial, readonly RimType[]> = {
  acetate: ['full'],
  propionate: ['full'],
  'bio-based': ['full'],
  nylon: ['full', 'semi'],
  mixed: ['full', 'semi'],
  metal: ['full', 'semi', 'rimless'],
  titanium: ['full', 'semi', 'rimless'],
  'stainless-steel': ['full', 'semi', 'rimless'],
};

const neverRimless: readonly FrameShape[] = ['browline', 'wrap', 'irregular'];

/** Returns whether frames with this shape, material and rim exist. */
export function isBuildable({ shape, material, rim, gender }: FrameBuild): boolean {
  if (!(materialsOfShape[shape] ?? [material]).includes(material)) return false;
  if (!rimsOfMaterial[material].includes(rim)) return false;
  if (rim === 'rimless' && (neverRimless.includes(shape) || gender === 'kids')) return false;
  return !(rim === 'semi' && shape === 'irregular');
}

/** Returns a random build of the brand that exists. */
export function chooseBuild(brand: BrandProfile, random: SeededRandom): FrameBuild {
  const shape = random.weighted(brand.shapes);
  const gender = random.weighted(brand.genders);
  const material = random.weighted(
    filterWeights(brand.materials, (name) => isBuildable({ shape, material: name, rim: 'full', gender })),
  );
  const rim = random.weighted(
    filterWeights(brand.rims, (name) => isBuildable({ shape, material, rim: name, gender })),
  );
  return { shape, material, rim, gender };
}

function filterWeights<K extends string>(
  weights: Partial<Record<K, number>>,
  predicate: (name: K) => boolean,
): Partial<Record<K, number>> {
  const filtered = (Object.entries(weights) as [K, number][]).filter(([name]) => predicate(name));
  return Object.fromEntries(filtered) as Partial<Record<K, number>>;
}
