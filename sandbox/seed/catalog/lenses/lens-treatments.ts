import type { LensPackage } from '../../models/lens-package';
import type { Localized } from '../../models/localized';
import { text } from '../localized-text';

export type TreatmentFamily = LensPackage['treatmentFamily'];
export type AntiReflective = LensPackage['antiReflective'];

export interface LensTreatment {
  name: Localized;
  sentence: Localized;
}

/** Treatment texts without health claims: optics.md §3 forbids them for blue light. */
export const lensTreatments: Record<TreatmentFamily, LensTreatment> = {
  clear: {
    name: text('Clear', 'Transparente', 'Transparent'),
    sentence: text(
      'Clear indoors and outdoors, with a scratch-resistant coat.',
      'Transparente dentro y fuera, con capa resistente a los rayones.',
      'Transparent à l’intérieur comme à l’extérieur, avec une couche antirayures.',
    ),
  },
  blue: {
    name: text('Blue-light filter', 'Filtro de luz azul', 'Filtre de lumière bleue'),
    sentence: text(
      'Filters part of the blue light; the lens keeps a very faint warm tone.',
      'Filtra parte de la luz azul; el lente conserva un tono cálido muy leve.',
      'Filtre une partie de la lumière bleue; le verre garde une très légère teinte chaude.',
    ),
  },
  photochromic: {
    name: text('Photochromic', 'Fotocromático', 'Photochromique'),
    sentence: text(
      'Darkens in daylight and clears indoors; behind a windshield it darkens less.',
      'Se oscurece con la luz del día y se aclara en interiores; tras un parabrisas se oscurece menos.',
      'Fonce à la lumière du jour et s’éclaircit à l’intérieur; derrière un pare-brise, il fonce moins.',
    ),
  },
  sun: {
    name: text('Sun tint', 'Tinte solar', 'Solaire'),
    sentence: text(
      'A solid tint for bright days that blocks UVA and UVB rays.',
      'Un tinte uniforme para días de sol que bloquea los rayos UVA y UVB.',
      'Une teinte uniforme pour le grand soleil, qui bloque les rayons UVA et UVB.',
    ),
  },
  polar: {
    name: text('Polarized', 'Polarizado', 'Polarisé'),
    sentence: text(
      'Cuts the glare from water, snow and roads; some screens may look darker.',
      'Reduce los reflejos del agua, la nieve y el asfalto; algunas pantallas pueden verse más oscuras.',
      'Réduit les reflets de l’eau, de la neige et de la route; certains écrans peuvent paraître plus foncés.',
    ),
  },
  mirror: {
    name: text('Mirror', 'Espejado', 'Miroir'),
    sentence: text(
      'A reflective coat over a dark sun tint.',
      'Una capa reflectante sobre un tinte solar oscuro.',
      'Une couche réfléchissante sur une teinte solaire foncée.',
    ),
  },
};

export const antiReflectiveNames: Record<AntiReflective, Localized | undefined> = {
  none: undefined,
  standard: text('anti-reflective', 'antirreflejo', 'antireflet'),
  premium: text('premium anti-reflective', 'antirreflejo premium', 'antireflet supérieur'),
};

export const antiReflectiveSentences: Record<AntiReflective, Localized | undefined> = {
  none: undefined,
  standard: text(
    'An anti-reflective coat takes reflections off both sides.',
    'Una capa antirreflejo elimina los reflejos por ambos lados.',
    'Une couche antireflet atténue les reflets des deux côtés.',
  ),
  premium: text(
    'The premium anti-reflective coat also sheds water and fingerprints.',
    'La capa antirreflejo premium repele además el agua y las huellas.',
    'La couche antireflet supérieure repousse aussi l’eau et les traces de doigts.',
  ),
};

/** Lens colors by code; the name is shown beside the treatment except for clear. */
export const lensColors = {
  CLR: { id: 'clear', name: text('Clear', 'Transparente', 'Transparent') },
  SMK: { id: 'smoke', name: text('smoke', 'ahumado', 'fumé') },
  BRN: { id: 'brown', name: text('brown', 'marrón', 'brun') },
  GRN: { id: 'green', name: text('green', 'verde', 'vert') },
  BLU: { id: 'blue', name: text('blue', 'azul', 'bleu') },
  SLV: { id: 'silver', name: text('silver', 'plateado', 'argenté') },
  GLD: { id: 'gold', name: text('gold', 'dorado', 'doré') },
} as const;

export type LensColorCode = keyof typeof lensColors;
