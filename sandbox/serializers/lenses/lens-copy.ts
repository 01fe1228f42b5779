import { antiReflectiveSentences } from '../../seed/catalog/lenses/lens-treatments';
import type { LensPackage } from '../../seed/models/lens-package';
import { wireText } from '../labels/wire-text';
import type { WireText } from '../response-view';

interface ContentCopy {
  title: WireText;
  description?: WireText;
}

/** The demo lens in a new frame. */
export const demoMaterialContent: ContentCopy = {
  title: wireText('Demo lens', 'Lente de muestra', 'Verre de présentation'),
};

export const antiReflectiveContent: Record<LensPackage['antiReflective'], ContentCopy> = {
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
export const serviceContent: Readonly<Record<string, ContentCopy>> = {
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
