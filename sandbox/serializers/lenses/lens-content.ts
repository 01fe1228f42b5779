import type { FrameLensesContent } from '@generated/lens/model/frameLensesContent';
import { lensMaterials } from '../../seed/catalog/lenses/lens-materials';
import { frameOnlyPackage } from '../../seed/catalog/lenses/lens-packages';
import {
  antiReflectiveSentences,
  lensColors,
  lensTreatments,
} from '../../seed/catalog/lenses/lens-treatments';
import { lensTypes } from '../../seed/catalog/lenses/lens-types';
import type { LensPackage } from '../../seed/models/lens-package';
import { wireText } from '../labels/wire-text';
import { localize, type ResponseView, type WireText } from '../response-view';

/** Title and description of an attribute value. */
export interface Content {
  title: WireText;
  description?: WireText;
}

interface ContentCopy {
  title: WireText;
  description?: WireText;
}

/** The demo lens in a new frame. */
const demoMaterialContent: ContentCopy = {
  title: wireText('Demo lens', 'Lente de muestra', 'Verre de présentation'),
};

const antiReflectiveContent: Record<LensPackage['antiReflective'], ContentCopy> = {
  none: { title: wireText('No anti-reflective coat', 'Sin capa antirreflejo', 'Sans couche antireflet') },
  standard: {
    title: wireText('Anti-reflective', 'Antirreflejo', 'Antireflet'),
    ...withDescription(antiReflectiveSentences.standard),
  },
  premium: {
    title: wireText('Premium anti-reflective', 'Antirreflejo premium', 'Antireflet supérieur'),
    ...withDescription(antiReflectiveSentences.premium),
  },
};

/** Lab services for a lens, by service code. */
const serviceContent: Readonly<Record<string, ContentCopy>> = {
  SC01: { title: wireText('Scratch-resistant coat', 'Capa resistente a los rayones', 'Couche antirayures') },
  UV01: { title: wireText('UV protection', 'Protección UV', 'Protection UV') },
  AR01: { title: wireText('Anti-reflective coat', 'Capa antirreflejo', 'Couche antireflet') },
  AR02: {
    title: wireText(
      'Premium anti-reflective coat',
      'Capa antirreflejo premium',
      'Couche antireflet supérieure',
    ),
  },
  BL01: { title: wireText('Blue-light filter', 'Filtro de luz azul', 'Filtre de lumière bleue') },
  PH01: { title: wireText('Photochromic layer', 'Capa fotocromática', 'Couche photochromique') },
  TN01: { title: wireText('Tint', 'Tinte', 'Teinte') },
  PO01: { title: wireText('Polarizing filter', 'Filtro polarizador', 'Filtre polarisant') },
  MI01: { title: wireText('Mirror coat', 'Capa espejada', 'Couche miroir') },
};

function withDescription(description: WireText | undefined): Pick<ContentCopy, 'description'> {
  return description ? { description } : {};
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
