import type { ContactLens } from '../../seed/models/contact-lens';
import type { ColorFamily, FrameColor, FrameModel } from '../../seed/models/frame';
import type { PriceCents } from '../../seed/models/price';

/** Offer prices in cents; the list price defaults to the same amount. */
type Prices = [usd: number, cad: number, usdList?: number];

function prices([usd, cad, usdList = usd]: Prices): Record<'USD' | 'CAD', PriceCents> {
  return { USD: { list: usdList, offer: usd }, CAD: { list: cad, offer: cad } };
}

function color(
  number: number,
  name: [en: string, es: string, fr: string],
  family: ColorFamily,
  price: Prices,
  overrides: Partial<FrameColor> = {},
): FrameColor {
  const [en, es, fr] = name;
  return {
    catentryId: `9${number}`,
    upc: `UPC-${number}`,
    colorCode: `C${number}`,
    colorName: { en, es, fr },
    colorFamily: family,
    paint: {
      front: '#111111',
      temples: '#111111',
      hardware: '#999999',
      lens: '#eeeeee',
      lensOpacity: 0.1,
      mirrored: false,
      pattern: 'solid',
    },
    price: prices(price),
    stock: 3,
    tryOn: true,
    ...overrides,
  };
}

function sunLens(polarized: boolean): NonNullable<FrameColor['sunLens']> {
  const name = polarized
    ? { en: 'Polarized Smoke', es: 'Ahumado polarizado', fr: 'Fumé polarisé' }
    : { en: 'Brown', es: 'Marrón', fr: 'Brun' };
  return { name, polarized, mirrored: false, gradient: false, category: 3 };
}

const size = { eye: 50, bridge: 20, temple: 140, lensHeight: 40, totalWidth: 132 };

/**
 * Returns the three frames and a contact lens, to calculate expected results by hand:
 * - Abbott: round acetate eyeglasses for women, 132 mm (M); black 100 $, tortoise 120 $ (list 150 $); popularity 10
 * - Canto: aviator metal sunglasses for men, 142 mm (XL); black 200 $ polarized, gold 180 $; popularity 90
 * - Étoile: round metal eyeglasses, unisex, 120 mm (S); gold 300 $ out of stock, black 300 $; popularity 50
 * - Dewlin One 30: daily contact lens, 40 $; popularity 70
 */
export function smallCatalog(): { frames: FrameModel[]; contactLenses: ContactLens[] } {
  return { frames: [abbott(), canto(), etoile()], contactLenses: [dewlin()] };
}

function abbott(): FrameModel {
  return {
    catentryId: '910',
    partNumber: 'AB2041',
    modelCode: 'AB 2041',
    modelName: 'Abbott',
    brand: 'Marlowe House',
    category: 'eyeglasses',
    gender: 'women',
    shape: 'round',
    rim: 'full',
    material: 'acetate',
    size,
    bridgeFit: 'standard',
    features: ['spring-hinge'],
    prescriptionReady: true,
    totalPower: { min: 0, max: 6 },
    promotion: { type: 'AEO', detail: 'pair=40;frame=20' },
    description: { en: 'A reduced classic.', es: 'Un clásico.', fr: 'Un classique.' },
    releasedOn: '2026-01-10',
    popularity: 10,
    colors: [
      color(11, ['Black', 'Negro', 'Noir'], 'black', [10_000, 13_000]),
      color(12, ['Honey Tortoise', 'Carey miel', 'Écaille miel'], 'tortoise', [12_000, 16_000, 15_000]),
    ],
  };
}

function canto(): FrameModel {
  return {
    ...abbott(),
    catentryId: '920',
    partNumber: 'CN7001',
    modelCode: 'CN 7001',
    modelName: 'Canto',
    brand: 'Pagewright',
    category: 'sunglasses',
    gender: 'men',
    shape: 'aviator',
    material: 'metal',
    size: { ...size, totalWidth: 142 },
    features: [],
    prescriptionReady: false,
    promotion: { type: 'BOM', detail: 'frame=25' },
    description: { en: 'A pilot frame.', es: 'Una montura de piloto.', fr: 'Une monture de pilote.' },
    releasedOn: '2025-05-01',
    popularity: 90,
    colors: [
      color(21, ['Black', 'Negro', 'Noir'], 'black', [20_000, 26_000], { sunLens: sunLens(true) }),
      color(22, ['Gold', 'Dorado', 'Doré'], 'gold', [18_000, 24_000], { sunLens: sunLens(false) }),
    ],
  };
}

function etoile(): FrameModel {
  const { promotion: _promotion, totalPower: _totalPower, ...rest } = abbott();
  return {
    ...rest,
    catentryId: '930',
    partNumber: 'ET2002',
    modelCode: 'ET 2002',
    modelName: 'Étoile',
    brand: 'Pellerin Douze',
    gender: 'unisex',
    material: 'metal',
    size: { ...size, totalWidth: 120 },
    features: ['lightweight'],
    description: { en: 'A star in wire.', es: 'Una estrella de alambre.', fr: 'Une étoile de fil.' },
    releasedOn: '2026-06-01',
    popularity: 50,
    colors: [
      color(31, ['Gold', 'Dorado', 'Doré'], 'gold', [30_000, 39_000], { stock: 0 }),
      color(32, ['Black', 'Negro', 'Noir'], 'black', [30_000, 39_000]),
    ],
  };
}

function dewlin(): ContactLens {
  return {
    catentryId: '950',
    upc: 'UPC-CL1',
    name: 'Dewlin One 30',
    brand: 'Dewlin',
    wear: 'daily',
    kind: 'sphere',
    boxSize: 30,
    parameters: { baseCurve: [8.5, 9], diameter: [14], power: [-1, 0.25] },
    price: prices([4_000, 5_000]),
    description: { en: 'A fresh pair each day.', es: 'Un par cada día.', fr: 'Une paire chaque jour.' },
    popularity: 70,
  };
}
