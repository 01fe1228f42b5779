import type { FrameColor } from '../../seed/models/frame';
import { colorFamilyLabels } from '../labels/color-labels';
import { localize, type ResponseView } from '../response-view';
import { slug } from '../slug';
import { type Attribute, attribute } from './attribute';
import { flagValue, plainValue } from './attribute-values';

/** Returns the attributes of one color of a frame: the defining ones of its SKU, and its sun lens. */
export function colorAttributes(color: FrameColor, view: ResponseView): Attribute[] {
  const family = colorFamilyLabels[color.colorFamily];
  const price = color.price[view.currency];
  return [
    attribute(
      'FRAME_COLOR',
      [
        {
          identifier: color.colorCode,
          value: localize(color.colorName, view),
          hex: color.paint.front,
        },
      ],
      view,
    ),
    attribute(
      'COLOR_FAMILY',
      [{ identifier: color.colorFamily, value: localize(family.label, view), hex: family.hex }],
      view,
    ),
    attribute('TRY_ON', [flagValue(color.tryOn)], view),
    attribute('ON_SALE', [flagValue(price.offer < price.list)], view),
    ...sunLensAttributes(color, view),
  ];
}

function sunLensAttributes({ sunLens, paint }: FrameColor, view: ResponseView): Attribute[] {
  if (!sunLens) return [];
  return [
    attribute(
      'LENS_COLOR',
      [{ identifier: slug(sunLens.name.en), value: localize(sunLens.name, view), hex: paint.lens }],
      view,
    ),
    attribute('POLARIZED', [flagValue(sunLens.polarized)], view),
    attribute('LENS_MIRRORED', [flagValue(sunLens.mirrored)], view),
    attribute('LENS_GRADIENT', [flagValue(sunLens.gradient)], view),
    attribute('LENS_CATEGORY', [plainValue(String(sunLens.category))], view, 'INTEGER'),
  ];
}
