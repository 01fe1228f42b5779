import type { ContactLens, ContactLensParameters } from '../../seed/models/contact-lens';
import { additionLabels, dominanceLabels, lensKindLabels, wearLabels } from '../labels/contact-lens-labels';
import { localize, type ResponseView } from '../response-view';
import { slug } from '../slug';
import { type Attribute, attribute } from './attribute';
import { flagValue, labeledValue, lengthValue, plainValue, powerValue } from './attribute-values';
import { formatLength } from './contact-lens-combinations';

/** Returns the attributes of a contact lens, with every available parameter value. */
export function contactLensAttributes(lens: ContactLens, view: ResponseView): Attribute[] {
  const design = designName(lens);
  const price = lens.price[view.currency];
  return [
    attribute('MODEL_NAME', [{ identifier: slug(design), value: design }], view),
    attribute('PRODUCT_TYPE', [plainValue('CONTACT_LENS')], view),
    attribute('ON_SALE', [flagValue(price.offer < price.list)], view),
    attribute('WEAR', [labeledValue(lens.wear, wearLabels[lens.wear], view)], view),
    attribute('LENS_KIND', [labeledValue(lens.kind, lensKindLabels[lens.kind], view)], view),
    attribute('BOX_SIZE', [plainValue(String(lens.boxSize))], view, 'INTEGER'),
    ...parameterAttributes(lens.parameters, view),
    ...colorAttribute(lens, view),
  ];
}

/** Returns the lens's name without the number of lenses in the box, such as Dewlin One Toric. */
export function designName({ name, boxSize }: ContactLens): string {
  const suffix = ` ${boxSize}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

function parameterAttributes(parameters: ContactLensParameters, view: ResponseView): Attribute[] {
  const { baseCurve, diameter, power, cylinder, axis, add, dominance } = parameters;
  return [
    attribute('BASE_CURVE', baseCurve.map(curveValue), view, 'FLOAT'),
    attribute('DIAMETER', diameter.map(curveValue), view, 'FLOAT'),
    attribute('POWER', power.map(powerValue), view, 'FLOAT'),
    ...(cylinder ? [attribute('CYLINDER', cylinder.map(powerValue), view, 'FLOAT')] : []),
    ...(axis ? [attribute('AXIS', axis.map(axisValue), view, 'INTEGER')] : []),
    ...(add
      ? [
          attribute(
            'ADD',
            add.map((code) => additionValue(code, view)),
            view,
          ),
        ]
      : []),
    ...(dominance
      ? [
          attribute(
            'DOMINANCE',
            dominance.map((code) => labeledValue(code, dominanceLabels[code], view)),
            view,
          ),
        ]
      : []),
  ];
}

/** Curves and diameters are marked with one decimal, such as 8.5 and 14.0. */
function curveValue(millimeters: number) {
  return { ...lengthValue(millimeters), ...plainValue(formatLength(millimeters)) };
}

function axisValue(degrees: number) {
  return { ...plainValue(String(degrees)), unit: '°' as const };
}

function additionValue(code: string, view: ResponseView) {
  const label = additionLabels[code];
  return label ? labeledValue(code, label, view) : plainValue(code);
}

function colorAttribute({ colors }: ContactLens, view: ResponseView): Attribute[] {
  if (!colors) return [];
  const values = colors.map(({ code, name, hex }) => ({
    identifier: code,
    value: localize(name, view),
    hex,
  }));
  return [attribute('LENS_COLOR', values, view)];
}
