import type { FrameMaterial, FrameModel } from '@sandbox/seed/models/frame';
import { createRandom, type SeededRandom } from '@sandbox/seed/random';
import type { FrameShape } from '@/domain/catalog/frame-shape';

/** Construction of a front: a plate with openings, bent wire, or a brow bar over wire. */
type Construction = 'plate' | 'wire' | 'brow';
type BridgeKind = 'saddle' | 'keyhole' | 'straight' | 'arch' | 'double';

/** Design parameters beyond the marked sizes. Lengths in millimeters, angles in degrees. */
export interface FrameStyle {
  construction: Construction;
  bridge: BridgeKind;
  /** Width of the rim on each side of the lens; of wire, its diameter on all sides. */
  rim: { top: number; bottom: number; nasal: number; temporal: number };
  /** Extra reach of the upper outer corner beyond the rim. */
  flare: number;
  /** Front to back. */
  depth: number;
  /** Height of the hinges above the middle of the lenses. */
  hingeHeight: number;
  /** True if the end-piece starts at the lens's upper corner instead of the rim's side. */
  cornerEndPiece: boolean;
  /** Height of the bridge's upper edge above the middle of the lenses. */
  bridgeHeight: number;
  /** Radius of the front's curve around the face, as seen from above. */
  faceRadius: number;
  templeHeight: { front: number; middle: number; tip: number };
  templeThickness: number;
  /** Vertical drop of the ear piece. */
  earDrop: number;
  /** Length of the sleeve over the end of a metal temple; 0 where the temple is one piece. */
  tipSleeve: number;
  nosePads: boolean;
  /** Metal set into plastic beside the hinge: the rivets of classic acetate, an inlaid bar, or nothing. */
  inlay: 'rivets' | 'bar' | 'none';
  /** See OutlineOptions. */
  softness: number;
  variant: boolean;
}

const wireMaterials: readonly FrameMaterial[] = ['metal', 'titanium', 'stainless-steel'];
const wireDiameter: Partial<Record<FrameMaterial, number>> = {
  metal: 1.9,
  titanium: 1.35,
  'stainless-steel': 1.6,
};

/** Hinge and bridge above the middle, as shares of half the lens height. */
const heights: Record<FrameShape, { hinge: number; bridge: number }> = {
  round: { hinge: 0.36, bridge: 0.5 },
  oval: { hinge: 0.38, bridge: 0.62 },
  rectangle: { hinge: 0.58, bridge: 0.74 },
  square: { hinge: 0.6, bridge: 0.66 },
  'cat-eye': { hinge: 0.66, bridge: 0.42 },
  aviator: { hinge: 0.66, bridge: 0.6 },
  browline: { hinge: 0.74, bridge: 0.58 },
  geometric: { hinge: 0.3, bridge: 0.5 },
  panthos: { hinge: 0.4, bridge: 0.56 },
  butterfly: { hinge: 0.7, bridge: 0.46 },
  wrap: { hinge: 0.3, bridge: 0.8 },
  irregular: { hinge: 0.52, bridge: 0.56 },
};

/** Lens height below which a keyhole has no room to widen along the nose, in millimeters. */
const MIN_KEYHOLE_HEIGHT = 33;

const cornered: readonly FrameShape[] = ['rectangle', 'square', 'cat-eye', 'butterfly', 'browline', 'wrap'];

/**
 * Returns the style of a model. Parameters that the catalog does not define derive from the part number, so that all colors of
 * a model share one style and two models of the same shape and size differ.
 */
export function frameStyle(model: FrameModel): FrameStyle {
  const random = createRandom(`drawing/${model.partNumber}`);
  const construction = constructionOf(model);
  const vary = (low: number, high: number) => low + (high - low) * random.next();
  const weight = vary(0.82, 1.28) * (model.gender === 'kids' ? 0.88 : 1);
  const half = model.size.lensHeight / 2;
  return {
    construction,
    bridge: bridgeOf(model, construction, random),
    rim: rimOf(model, construction, weight),
    flare: flareOf(model, construction, weight),
    depth: construction === 'plate' ? 3.8 * Math.min(1.15, weight) : 2,
    hingeHeight: heights[model.shape].hinge * half,
    cornerEndPiece: cornered.includes(model.shape),
    bridgeHeight: (heights[model.shape].bridge + vary(-0.05, 0.05)) * half,
    faceRadius: faceRadiusOf(model),
    ...templeOf(model, construction, weight),
    earDrop: model.shape === 'wrap' ? vary(22, 28) : vary(46, 54),
    nosePads: construction !== 'plate' || model.features.includes('adjustable-nose-pads'),
    inlay: inlayOf(model, construction, random),
    softness: vary(0.8, 1.25),
    variant: random.chance(0.5),
  };
}

function constructionOf({ material, shape }: FrameModel): Construction {
  const wire = wireMaterials.includes(material);
  if (shape === 'browline' && (wire || material === 'mixed')) return 'brow';
  return wire ? 'wire' : 'plate';
}

function bridgeOf({ shape, size }: FrameModel, construction: Construction, random: SeededRandom): BridgeKind {
  if (construction === 'plate') {
    if (shape === 'aviator' && random.chance(0.6)) return 'double';
    if (shape === 'wrap' || shape === 'butterfly') return 'saddle';
    const bridge = random.weighted({ saddle: 4, keyhole: shape === 'round' || shape === 'panthos' ? 6 : 3 });
    return size.lensHeight < MIN_KEYHOLE_HEIGHT ? 'saddle' : bridge;
  }
  if (shape === 'aviator' && random.chance(0.8)) return 'double';
  return random.weighted({ arch: 4, straight: construction === 'brow' ? 1 : 2 });
}

function rimOf({ material, size, shape }: FrameModel, construction: Construction, weight: number) {
  const endPiece = (size.totalWidth - 2 * size.eye - size.bridge) / 2;
  if (construction !== 'plate') {
    const wire = wireDiameter[material] ?? 1.7;
    const top = construction === 'brow' ? browThickness(material) * weight : wire;
    return { top, bottom: wire, nasal: wire, temporal: Math.min(wire * 1.2, endPiece - 0.4) };
  }
  const slim = material === 'acetate' || material === 'mixed' ? 1 : 0.82;
  const wrap = shape === 'wrap' ? 1.15 : 1;
  return {
    top: 4.2 * weight * slim * wrap,
    bottom: 3.2 * weight * slim,
    nasal: Math.min(2.9 * weight, size.bridge * 0.17),
    temporal: Math.min(4.1 * weight * slim, endPiece - 0.3),
  };
}

/** Returns the thickness: a metal browline has a slim bar, a mixed one a sculpted acetate brow. */
function browThickness(material: FrameMaterial): number {
  return material === 'mixed' ? 6 : 3.6;
}

function flareOf({ shape }: FrameModel, construction: Construction, weight: number): number {
  const reach: Partial<Record<FrameShape, number>> = { 'cat-eye': 3.4, butterfly: 1.8, wrap: 0.6 };
  return construction === 'plate' ? (reach[shape] ?? 0) * weight : 0;
}

function inlayOf({ material }: FrameModel, construction: Construction, random: SeededRandom) {
  if (construction !== 'plate' || material === 'mixed') return 'none' as const;
  return random.weighted({ rivets: material === 'acetate' ? 5 : 1, bar: 3, none: 4 });
}

function faceRadiusOf({ shape, category }: FrameModel): number {
  if (shape === 'wrap') return 105;
  return category === 'sunglasses' ? 200 : 270;
}

function templeOf({ material, shape, rim }: FrameModel, construction: Construction, weight: number) {
  if (construction === 'plate' && material !== 'mixed') {
    const sport = shape === 'wrap' ? 1.35 : 1;
    const height = { front: 6.6 * weight * sport, middle: 4.6 * weight * sport, tip: 6.4 };
    return { templeHeight: height, templeThickness: 3.4, tipSleeve: 0 };
  }
  const thin = material === 'titanium' || rim === 'rimless' ? 0.75 : 1;
  return {
    templeHeight: { front: 2.9 * weight * thin, middle: 2.1 * thin, tip: 4.6 },
    templeThickness: 1.5 * thin,
    tipSleeve: 52,
  };
}
