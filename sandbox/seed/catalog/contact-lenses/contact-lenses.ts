import type { ContactLens, ContactLensParameters } from '../../models/contact-lens';
import type { Localized } from '../../models/localized';
import type { Currency, PriceCents } from '../../models/price';
import { createRandom } from '../../random';
import { ean13 } from '../ean13';
import { text } from '../localized-text';
import { reducedPrice, retailPrice } from '../retail-price';
import { describeContactLens } from './describe-contact-lens';
import type { ContactLensDesign } from './lens-design';
import { contactLensDesigns } from './lens-designs';

const FIRST_CATENTRY = 5_000_001;

/** A larger box costs less per lens: each doubling takes off about 7 %. */
const DISCOUNT_PER_DOUBLING = 0.93;

/** Returns the contact lenses, one SKU per design and box size. */
export function buildContactLenses(): ContactLens[] {
  const articles = contactLensDesigns.flatMap((design) =>
    design.boxes.map((boxSize) => ({ design, boxSize })),
  );
  return articles.map(({ design, boxSize }, index) => article(design, boxSize, index));
}

function article(design: ContactLensDesign, boxSize: number, index: number): ContactLens {
  const name = `${design.brand} ${design.name} ${boxSize}`;
  const random = createRandom(`contact-lenses/${name}`);
  const percentOff = random.chance(0.25) ? random.pick([10, 15, 20]) : 0;
  const price = (currency: Currency) =>
    reducedPrice(listPrice(design, boxSize, currency), percentOff, 'ninety-five');
  return {
    catentryId: String(FIRST_CATENTRY + index),
    upc: ean13(`22${String(index + 1).padStart(10, '0')}`),
    name,
    brand: design.brand,
    wear: design.wear,
    kind: design.kind,
    boxSize,
    parameters: parametersOf(design),
    price: { USD: price('USD'), CAD: price('CAD') } satisfies Record<Currency, PriceCents>,
    description: describeContactLens(design, boxSize, random),
    popularity: Math.round(1000 * random.next() ** 1.5),
    ...(design.colors ? { colors: design.colors.map(lensColor) } : {}),
  };
}

function listPrice(design: ContactLensDesign, boxSize: number, currency: Currency): number {
  const times = boxSize / Math.min(...design.boxes);
  return retailPrice(
    design.boxPrice[currency] * times * DISCOUNT_PER_DOUBLING ** Math.log2(times),
    'ninety-five',
  );
}

/** Up to this power the step is 0.25 diopters, beyond it 0.50 (optics.md §4). */
const QUARTER_STEPS_UP_TO = 6;

/**
 * Returns the sphere powers from `min` to `max`, in diopters, in ascending order.
 * @param withPlano whether 0.00 is offered: useful for torics, multifocals and color lenses, not for plain spheres
 */
export function spherePowers(min: number, max: number, withPlano: boolean): number[] {
  const quarters = Array.from({ length: Math.round((max - min) * 4) + 1 }, (_, index) => min + index / 4);
  return quarters.filter((power) => {
    if (power === 0) return withPlano;
    return Math.abs(power) <= QUARTER_STEPS_UP_TO || Number.isInteger(power * 2);
  });
}

/** Cylinders from −0.75 to the strongest, in steps of 0.50 diopters. */
export function cylinders(strongest: number): number[] {
  return Array.from({ length: Math.round((-0.75 - strongest) * 2) + 1 }, (_, index) => -0.75 - index / 2);
}

/** Axes from one step to 180 degrees. */
export function axes(step: 5 | 10): number[] {
  return Array.from({ length: 180 / step }, (_, index) => (index + 1) * step);
}

/** Returns the available parameters of a design. */
function parametersOf(design: ContactLensDesign): ContactLensParameters {
  const parameters: ContactLensParameters = {
    baseCurve: [...design.baseCurve],
    diameter: [design.diameter],
    power: spherePowers(design.power[0], design.power[1], design.kind !== 'sphere'),
  };
  if (design.cylinderTo !== undefined) {
    parameters.cylinder = cylinders(design.cylinderTo);
    parameters.axis = axes(design.axisStep ?? 10);
  }
  if (design.addScheme === 'words') parameters.add = ['LOW', 'MED', 'HIGH'];
  if (design.addScheme === 'numbers') {
    parameters.add = ['+1.00', '+1.50', '+2.00', '+2.50'];
    parameters.dominance = ['D', 'N'];
  }
  return parameters;
}

type LensColor = NonNullable<ContactLens['colors']>[number];

const colors: Readonly<Record<string, { name: Localized; hex: string }>> = {
  AQU: { name: text('Aqua', 'Aguamarina', 'Aigue-marine'), hex: '#5fa8b0' },
  BLU: { name: text('Blue', 'Azul', 'Bleu'), hex: '#4a78b5' },
  SAP: { name: text('Sapphire', 'Zafiro', 'Saphir'), hex: '#23509a' },
  GRN: { name: text('Green', 'Verde', 'Vert'), hex: '#5a8a5c' },
  EMR: { name: text('Emerald', 'Esmeralda', 'Émeraude'), hex: '#1f7a56' },
  HAZ: { name: text('Hazel', 'Avellana', 'Noisette'), hex: '#8a6b3e' },
  HON: { name: text('Honey', 'Miel', 'Miel'), hex: '#b5843f' },
  AMB: { name: text('Amber', 'Ámbar', 'Ambre'), hex: '#b0682a' },
  BRN: { name: text('Brown', 'Marrón', 'Brun'), hex: '#5b3b24' },
  SLT: { name: text('Slate', 'Pizarra', 'Ardoise'), hex: '#7d8790' },
  VIO: { name: text('Violet', 'Violeta', 'Violet'), hex: '#7a62a8' },
};

/** Returns the color with this code. @throws RangeError for an unknown code. */
function lensColor(code: string): LensColor {
  const color = colors[code];
  if (!color) throw new RangeError(`No contact lens color ${code}`);
  return { code, ...color };
}
