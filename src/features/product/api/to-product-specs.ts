import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import type { ProductSpec, ProductView } from './product-view';
import { valueRanges } from './value-ranges';

const FRAME_SPECS = [
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

const CONTACT_LENS_SPECS = ['WEAR', 'LENS_KIND', 'BOX_SIZE', ...CONTACT_LENS_PARAMETERS];

/** Boolean values are the same in every language. */
const BOOLEANS: Partial<Record<string, boolean>> = { True: true, False: false };

/** Attributes whose values are shortened to ranges: a contact lens has up to eighty powers. */
const RANGE_ATTRIBUTES: ReadonlySet<string> = new Set(['POWER', 'CYLINDER', 'AXIS']);

/** Returns the specifications of a product page, in a fixed order; attributes without a localized name are omitted. */
export function toProductSpecs({ kind, attribute }: Pick<ProductView, 'kind' | 'attribute'>): ProductSpec[] {
  const identifiers = kind === 'contact-lenses' ? CONTACT_LENS_SPECS : FRAME_SPECS;
  return identifiers.flatMap((identifier) => toSpec(attribute(identifier)));
}

function toSpec(attribute: CatalogSearchAttribute | undefined): ProductSpec[] {
  if (!attribute?.name) return [];
  const { identifier, name: label, values } = attribute;
  const valueTexts = values.map(({ value }) => value);
  const unit = values[0]?.unitOfMeasure || undefined;
  const booleanValue = BOOLEANS[valueTexts[0] ?? ''];
  if (booleanValue !== undefined) return [{ id: identifier, label, value: booleanValue, unit: undefined }];
  return [
    {
      id: identifier,
      label,
      value: RANGE_ATTRIBUTES.has(identifier) ? valueRanges(valueTexts) : valueTexts,
      unit,
    },
  ];
}
