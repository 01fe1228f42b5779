import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';

const named = (name: string) => ({ en: name, es: name, fr: name });

/** Creates a frame color for drawing tests. */
export function testColor(change: Partial<FrameColor> = {}): FrameColor {
  const price = { list: 18_500, offer: 18_500 };
  return {
    catentryId: '3100001',
    upc: '2001000102535',
    colorCode: 'C01',
    colorName: named('Black'),
    colorFamily: 'black',
    paint: {
      front: '#17171a',
      temples: '#17171a',
      hardware: '#c2c6ca',
      lens: '#eef3f5',
      lensOpacity: 0.12,
      mirrored: false,
      pattern: 'solid',
    },
    price: { USD: price, CAD: price },
    stock: 5,
    tryOn: true,
    ...change,
  };
}

/** Creates a frame model for drawing tests: 50□20 140, 40 mm high, 134 mm wide. */
export function testModel(change: Partial<FrameModel> = {}): FrameModel {
  return {
    catentryId: '3000001',
    partNumber: 'TEST0001',
    modelCode: 'TT 0001',
    modelName: 'Test',
    brand: 'Test',
    category: 'eyeglasses',
    gender: 'unisex',
    shape: 'round',
    rim: 'full',
    material: 'acetate',
    size: { eye: 50, bridge: 20, temple: 140, lensHeight: 40, totalWidth: 134 },
    bridgeFit: 'standard',
    features: [],
    prescriptionReady: true,
    description: named('Test'),
    releasedOn: '2026-01-01',
    popularity: 500,
    colors: [testColor()],
    ...change,
  };
}

export const ALL_SHAPES = [
  'round',
  'oval',
  'rectangle',
  'square',
  'cat-eye',
  'aviator',
  'browline',
  'geometric',
  'panthos',
  'butterfly',
  'wrap',
  'irregular',
] as const;
export const ALL_RIMS = ['full', 'semi', 'rimless'] as const;
export const ALL_MATERIALS = [
  'acetate',
  'propionate',
  'metal',
  'titanium',
  'stainless-steel',
  'nylon',
  'mixed',
  'bio-based',
] as const;
export const ALL_PATTERNS = ['solid', 'tortoise', 'gradient', 'transparent', 'metal'] as const;
