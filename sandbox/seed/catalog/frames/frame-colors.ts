import type { FrameCategory, FrameColor, FrameMaterial, FramePaint } from '../../models/frame';
import type { SeededRandom } from '../../random';
import { joinText } from '../localized-text';
import type { BrandProfile } from './brand-profile';
import type { ColorSpec } from './color-spec';
import type { FrameBuild } from './frame-build';
import { metalColors } from './metal-colors';
import { plasticColors } from './plastic-colors';
import { opacityOfCategory, type SunLensSpec, sunLenses } from './sun-lenses';

/** The fields of a SKU that describe its appearance. */
export type FrameAppearance = Pick<FrameColor, 'colorName' | 'colorFamily' | 'paint' | 'sunLens'>;

/** A clear demo lens with a trace of blue. */
const demoLens = { lens: '#eef3f5', lensOpacity: 0.12, mirrored: false } as const;

const colorCountWeights = { '1': 10, '2': 24, '3': 36, '4': 20, '5': 10 } as const;

const wireMaterials: readonly FrameMaterial[] = ['metal', 'titanium', 'stainless-steel'];

/** Returns the different colors of one model, from the brand's palette. */
export function chooseAppearances(
  brand: BrandProfile,
  build: FrameBuild,
  category: FrameCategory,
  random: SeededRandom,
): FrameAppearance[] {
  const count = Number(random.weighted<keyof typeof colorCountWeights>(colorCountWeights));
  const appearances = wireMaterials.includes(build.material)
    ? random.sample(brand.metals, count).map((id) => metalAppearance(metalColors[id]))
    : random
        .sample(brand.plastics, count)
        .map((id) => plasticAppearance(plasticColors[id], brand, build, random));
  return category === 'eyeglasses'
    ? appearances
    : appearances.map((appearance) => withSunLens(appearance, brand, build, random));
}

function metalAppearance(color: ColorSpec): FrameAppearance {
  const paint = {
    front: color.front,
    temples: color.front,
    hardware: color.front,
    ...demoLens,
    pattern: color.pattern,
  };
  return { colorName: color.name, colorFamily: color.family, paint };
}

function plasticAppearance(
  color: ColorSpec,
  brand: BrandProfile,
  build: FrameBuild,
  random: SeededRandom,
): FrameAppearance {
  const mixed = build.material === 'mixed';
  const metal = random.pick(
    brand.metals.map((id): ColorSpec => metalColors[id]).filter((spec) => spec.name.en !== color.name.en),
  );
  const paint: FramePaint = {
    front: color.front,
    ...(color.accent ? { frontAccent: color.accent } : {}),
    temples: mixed ? metal.front : color.front,
    hardware: metal.front,
    ...demoLens,
    pattern: color.pattern,
  };
  const colorName = mixed ? joinText([color.name, metal.name], ' / ') : color.name;
  return { colorName, colorFamily: color.family, paint };
}

function withSunLens(
  appearance: FrameAppearance,
  brand: BrandProfile,
  build: FrameBuild,
  random: SeededRandom,
): FrameAppearance {
  const suitable = brand.sunLenses
    .map((id): SunLensSpec => sunLenses[id])
    .filter((spec) => isSuitable(spec, build));
  const { sunLens, lens, lower } = random.pick(suitable);
  const paint: FramePaint = {
    ...appearance.paint,
    lens,
    ...(lower ? { lensGradient: lower } : {}),
    lensOpacity: opacityOfCategory[sunLens.category],
    mirrored: sunLens.mirrored,
  };
  return { ...appearance, paint, sunLens: { ...sunLens } };
}

/**
 * Returns whether a sun lens suits a build. Sport wraps need dark lenses without a gradient. Category 4 is for snow and exists
 * in wraps only.
 */
function isSuitable({ sunLens }: SunLensSpec, build: FrameBuild): boolean {
  if (build.shape === 'wrap') return sunLens.category >= 3 && !sunLens.gradient;
  return sunLens.category < 4;
}
