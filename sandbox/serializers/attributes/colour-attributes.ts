import type { FrameColour } from '../../seed/models/frame';
import { type AnswerView, inLanguage } from '../answer-view';
import { slug } from '../slug';
import { colourFamilyWords } from '../vocabulary/colour-words';
import { type Attribute, attribute } from './attribute';
import { flagValue, plainValue } from './attribute-values';

/** The attributes of one color of a frame: the defining ones of its SKU, and its sun lens. */
export function colourAttributes(colour: FrameColour, view: AnswerView): Attribute[] {
  const family = colourFamilyWords[colour.colourFamily];
  const price = colour.price[view.currency];
  return [
    attribute(
      'FRAME_COLOR',
      [
        {
          identifier: colour.colourCode,
          value: inLanguage(colour.colourName, view),
          hex: colour.paint.front,
        },
      ],
      view,
    ),
    attribute(
      'COLOR_FAMILY',
      [{ identifier: colour.colourFamily, value: inLanguage(family.text, view), hex: family.hex }],
      view,
    ),
    attribute('TRY_ON', [flagValue(colour.tryOn)], view),
    attribute('ON_SALE', [flagValue(price.offer < price.list)], view),
    ...sunLensAttributes(colour, view),
  ];
}

function sunLensAttributes({ sunLens, paint }: FrameColour, view: AnswerView): Attribute[] {
  if (!sunLens) return [];
  return [
    attribute(
      'LENS_COLOR',
      [{ identifier: slug(sunLens.name.en), value: inLanguage(sunLens.name, view), hex: paint.lens }],
      view,
    ),
    attribute('POLARIZED', [flagValue(sunLens.polarised)], view),
    attribute('LENS_MIRRORED', [flagValue(sunLens.mirrored)], view),
    attribute('LENS_GRADIENT', [flagValue(sunLens.gradient)], view),
    attribute('LENS_CATEGORY', [plainValue(String(sunLens.category))], view, 'INTEGER'),
  ];
}
