import { antiReflectiveSentences } from '../../seed/catalogue/lenses/lens-treatments';
import type { LensPackage } from '../../seed/models/lens-package';
import type { WireText } from '../answer-view';
import { say } from '../vocabulary/wire-text';

interface Words {
  title: WireText;
  description?: WireText;
}

/** The demo lens that a frame comes with. */
export const demoMaterialContent: Words = {
  title: say('Demo lens', 'Lente de muestra', 'Verre de présentation'),
};

export const antiReflectiveContent: Record<LensPackage['antiReflective'], Words> = {
  none: { title: say('No anti-reflective coat', 'Sin capa antirreflejo', 'Sans couche antireflet') },
  standard: {
    title: say('Anti-reflective', 'Antirreflejo', 'Antireflet'),
    ...described(antiReflectiveSentences.standard),
  },
  premium: {
    title: say('Premium anti-reflective', 'Antirreflejo premium', 'Antireflet supérieur'),
    ...described(antiReflectiveSentences.premium),
  },
};

/** Lab services for a lens, by service code. */
export const serviceContent: Readonly<Record<string, Words>> = {
  SC01: { title: say('Scratch-resistant coat', 'Capa resistente a los rayones', 'Couche antirayures') },
  UV01: { title: say('UV protection', 'Protección UV', 'Protection UV') },
  AR01: { title: say('Anti-reflective coat', 'Capa antirreflejo', 'Couche antireflet') },
  AR02: {
    title: say('Premium anti-reflective coat', 'Capa antirreflejo premium', 'Couche antireflet supérieure'),
  },
  BL01: { title: say('Blue-light filter', 'Filtro de luz azul', 'Filtre de lumière bleue') },
  PH01: { title: say('Photochromic layer', 'Capa fotocromática', 'Couche photochromique') },
  TN01: { title: say('Tint', 'Tinte', 'Teinte') },
  PO01: { title: say('Polarizing filter', 'Filtro polarizador', 'Filtre polarisant') },
  MI01: { title: say('Mirror coat', 'Capa espejada', 'Couche miroir') },
};

function described(description: WireText | undefined): Pick<Words, 'description'> {
  return description ? { description } : {};
}
