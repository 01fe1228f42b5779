import type { ContactLens } from '../../models/contact-lens';
import type { Currency, PriceCents } from '../../models/price';
import { createRandom } from '../../random';
import { ean13 } from '../ean13';
import { reducedPrice, retailPrice } from '../retail-price';
import { describeContactLens } from './describe-contact-lens';
import { lensColor } from './lens-colors';
import type { ContactLensDesign } from './lens-design';
import { contactLensDesigns } from './lens-designs';
import { parametersOf } from './parameters';

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
