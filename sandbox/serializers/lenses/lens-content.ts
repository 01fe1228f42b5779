import type { FrameLensesContent } from '@generated/lens/model/frameLensesContent';
import { lensMaterials } from '../../seed/catalog/lenses/lens-materials';
import { frameOnlyPackage } from '../../seed/catalog/lenses/lens-packages';
import { lensColors, lensTreatments } from '../../seed/catalog/lenses/lens-treatments';
import { lensTypes } from '../../seed/catalog/lenses/lens-types';
import type { LensPackage } from '../../seed/models/lens-package';
import { localize, type ResponseView, type WireText } from '../response-view';
import { antiReflectiveContent, demoMaterialContent, serviceContent } from './lens-copy';

/** Title and description of an attribute value. */
export interface Content {
  title: WireText;
  description?: WireText;
}

/** The attributes of a package, with the content of each value. */
const attributes: Record<string, (lens: LensPackage) => [value: string, content: Content | undefined][]> = {
  upc: (lens) => [[lens.upc, { title: lens.name, description: lens.description }]],
  type: (lens) => [[lens.type, typeContent(lens)]],
  segmentCode: (lens) => [[lens.segmentCode, typeContent(lens)]],
  materialCode: (lens) => [[lens.materialCode, materialContent(lens)]],
  treatmentFamily: (lens) => {
    const { name, sentence } = lensTreatments[lens.treatmentFamily];
    return [[lens.treatmentFamily, { title: name, description: sentence }]];
  },
  antiReflective: (lens) => [[lens.antiReflective, antiReflectiveContent[lens.antiReflective]]],
  color: (lens) => [[lens.color, colorContent(lens)]],
  services: (lens) => lens.services.map((code) => [code, serviceContent[code]]),
};

/** Returns the localized content of the packages' values, by attribute and value. */
export function lensContent(packages: readonly LensPackage[], view: ResponseView): FrameLensesContent {
  return Object.fromEntries(
    Object.entries(attributes).map(([attribute, contentOf]) => {
      const contents = new Map(packages.flatMap(contentOf));
      return [
        attribute,
        Object.fromEntries([...contents].flatMap((valueContent) => localizeContent(valueContent, view))),
      ];
    }),
  );
}

function localizeContent([value, content]: [string, Content | undefined], view: ResponseView) {
  if (!content) return [];
  const { title, description } = content;
  const localized = {
    title: localize(title, view),
    ...(description ? { description: localize(description, view) } : {}),
  };
  return [[value, localized] as const];
}

function typeContent({ type }: LensPackage): Content {
  if (type === 'frame-only') {
    return { title: frameOnlyPackage.name, description: frameOnlyPackage.description };
  }
  const { name, sentence } = lensTypes[type];
  return { title: name, description: sentence };
}

function materialContent({ materialCode }: LensPackage): Content {
  if (materialCode === 'DEMO') return demoMaterialContent;
  const { name, sentence } = lensMaterials[materialCode];
  return { title: name, description: sentence };
}

function colorContent({ color }: LensPackage): Content | undefined {
  const lensColor = Object.values(lensColors).find(({ id }) => id === color);
  return lensColor && { title: lensColor.name };
}
