import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { ProductFact, ProductView } from './product-view';
import { valueRanges } from './value-ranges';

const FRAME_FACTS = [
  'FRAME_SHAPE',
  'FRAME_MATERIAL',
  'RIM_TYPE',
  'BRIDGE_FIT',
  'FEATURE',
  'GENDER',
  'FRAME_COLOR',
  'LENS_COLOR',
  'POLARIZED',
  'LENS_MIRRORED',
  'LENS_GRADIENT',
  'LENS_CATEGORY',
  'MODEL_CODE',
] as const;

const CONTACT_LENS_FACTS = [
  'WEAR',
  'LENS_KIND',
  'BOX_SIZE',
  'BASE_CURVE',
  'DIAMETER',
  'POWER',
  'CYLINDER',
  'AXIS',
  'ADD',
  'DOMINANCE',
  'LENS_COLOR',
] as const;

/** Boolean values are the same in every language. */
const FLAGS: Partial<Record<string, boolean>> = { True: true, False: false };

/** Attributes whose values are shortened to ranges: a contact lens has up to eighty powers. */
const RANGED: ReadonlySet<string> = new Set(['POWER', 'CYLINDER', 'AXIS']);

/** The specifications of a product page, in a fixed order; attributes without a localized name are omitted. */
export function toProductFacts({ kind, attribute }: Pick<ProductView, 'kind' | 'attribute'>): ProductFact[] {
  const identifiers = kind === 'contact-lenses' ? CONTACT_LENS_FACTS : FRAME_FACTS;
  return identifiers.flatMap((identifier) => toFact(attribute(identifier)));
}

function toFact(attribute: CatalogSearchAttribute | undefined): ProductFact[] {
  if (!attribute?.name) return [];
  const { identifier, name: label, values } = attribute;
  const valueTexts = values.map(({ value }) => value);
  const unit = values[0]?.unitOfMeasure || undefined;
  const flag = FLAGS[valueTexts[0] ?? ''];
  if (flag !== undefined) return [{ id: identifier, label, value: flag, unit: undefined }];
  return [
    { id: identifier, label, value: RANGED.has(identifier) ? valueRanges(valueTexts) : valueTexts, unit },
  ];
}
