import { CODE_FIELDS, NUMBER_FIELDS } from '@/domain/catalog/facet-fields';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import { keysOf } from '@/domain/data/keys-of';
import { type AttributeCode, attributeLabels } from '../labels/attribute-labels';
import type { ResponseView } from '../response-view';
import { localize } from '../response-view';

/** An attribute value, before it is mapped to one of the two wire formats. */
export interface AttributeValue {
  /** Stable code, the same in every language. */
  identifier: string;
  /** Text in the view's language. */
  value: string;
  unit?: 'mm' | 'D' | '°';
  /** CSS hex of a color. */
  hex?: string;
}

/** An attribute of a catalog item, before it is mapped to one of the two wire formats. */
export interface Attribute {
  identifier: AttributeCode;
  name: string;
  /** Defining attributes distinguish the SKUs of a product. */
  usage: 'Defining' | 'Descriptive';
  uniqueID: string;
  dataType: 'STRING' | 'INTEGER' | 'FLOAT';
  displayable: boolean;
  searchable: boolean;
  comparable: boolean;
  facetable: boolean;
  /** Position in the list of all attributes, from 1. */
  sequence: number;
  values: AttributeValue[];
}

const codes = keysOf(attributeLabels);
const DEFINING = new Set<AttributeCode>(['FRAME_COLOR', ...CONTACT_LENS_PARAMETERS]);
/** Attributes for the storefront's logic, which shoppers do not see. */
const HIDDEN = new Set<AttributeCode>([
  'PRODUCT_TYPE',
  'ROXABLE',
  'MIN_TOTAL_POWER',
  'MAX_TOTAL_POWER',
  'PROMO_TYPE',
  'RELEASED_ON',
  'TRY_ON',
  'ON_SALE',
]);
const SEARCHABLE = new Set<AttributeCode>([
  'MODEL_NAME',
  'MODEL_CODE',
  'GENDER',
  'FRAME_SHAPE',
  'FRAME_MATERIAL',
  'RIM_TYPE',
  'FEATURE',
  'FRAME_COLOR',
  'COLOR_FAMILY',
  'LENS_COLOR',
  'POLARIZED',
  'WEAR',
  'LENS_KIND',
]);
const COMPARABLE = new Set<AttributeCode>([
  'FRAME_SHAPE',
  'FRAME_MATERIAL',
  'RIM_TYPE',
  'EYE_SIZE',
  'BRIDGE_SIZE',
  'TEMPLE_LENGTH',
  'LENS_HEIGHT',
  'TOTAL_WIDTH',
  'BRIDGE_FIT',
  'FEATURE',
]);
/** Attribute ids start here, in the order of `attributeLabels`. */
const FIRST_ATTRIBUTE_ID = 71_001;

/** Returns an attribute with its values; its other properties follow from its code. */
export function attribute(
  identifier: AttributeCode,
  values: AttributeValue[],
  view: ResponseView,
  dataType: Attribute['dataType'] = 'STRING',
): Attribute {
  const position = codes.indexOf(identifier);
  return {
    identifier,
    name: localize(attributeLabels[identifier], view),
    usage: DEFINING.has(identifier) ? 'Defining' : 'Descriptive',
    uniqueID: String(FIRST_ATTRIBUTE_ID + position),
    dataType,
    displayable: !HIDDEN.has(identifier),
    searchable: SEARCHABLE.has(identifier),
    comparable: COMPARABLE.has(identifier),
    facetable: identifier in CODE_FIELDS || identifier in NUMBER_FIELDS,
    sequence: position + 1,
    values,
  };
}
