import type { LensPackage } from '../../models/lens-package';
import type { Localized } from '../../models/localized';
import { text } from '../localized-text';

export type WorkingLensType = Exclude<LensPackage['type'], 'frame-only'>;

export interface LensType {
  segmentCode: LensPackage['segmentCode'];
  name: Localized;
  sentence: Localized;
  /** Addition range in diopters; zero for lenses without one. */
  add: { min: number; max: number };
  /** Overrides the material's sphere range. */
  sph?: { min: number; max: number };
  /** True if vision plans cover the lens (optics.md §6.1: plano is excluded). */
  insurable: boolean;
}

export const lensTypes: Record<WorkingLensType, LensType> = {
  'single-vision': {
    segmentCode: 'SV',
    name: text('Single vision', 'Visión sencilla', 'Simple foyer'),
    sentence: text(
      'One power over the whole lens, for far, near or in between.',
      'Una sola graduación en todo el lente, para lejos, cerca o distancia intermedia.',
      'Une seule puissance sur tout le verre, pour voir de loin, de près ou entre les deux.',
    ),
    add: { min: 0, max: 0 },
    insurable: true,
  },
  progressive: {
    segmentCode: 'PAL',
    name: text('Progressive', 'Progresivo', 'Progressif'),
    sentence: text(
      'Far, middle and near in one lens, without a visible line.',
      'Lejos, intermedio y cerca en un solo lente, sin línea visible.',
      'De loin, intermédiaire et de près dans un seul verre, sans ligne visible.',
    ),
    add: { min: 0.75, max: 3.5 },
    insurable: true,
  },
  bifocal: {
    segmentCode: 'BF28',
    name: text('Bifocal', 'Bifocal', 'Bifocal'),
    sentence: text(
      'Distance above and a lined 28\u00a0mm reading segment below.',
      'Lejos arriba y, abajo, un segmento de lectura de 28\u00a0mm con línea visible.',
      'De loin en haut et, en bas, un segment de lecture de 28\u00a0mm avec ligne visible.',
    ),
    add: { min: 1, max: 3 },
    insurable: true,
  },
  readers: {
    segmentCode: 'RD',
    name: text('Ready readers', 'Lentes de lectura', 'Lunettes de lecture'),
    sentence: text(
      'The same reading power in both eyes, from +1.00 to +3.50; no prescription needed.',
      'La misma graduación de lectura en ambos ojos, de +1.00 a +3.50; no requiere receta.',
      'La même puissance de lecture pour les deux yeux, de +1,00 à +3,50; aucune ordonnance requise.',
    ),
    add: { min: 0, max: 0 },
    sph: { min: 1, max: 3.5 },
    insurable: false,
  },
  'non-prescription': {
    segmentCode: 'NP',
    name: text('Non-prescription', 'Sin receta', 'Sans ordonnance'),
    sentence: text(
      'Lenses without any power, for the look of the frame alone.',
      'Lentes sin graduación, solo por el estilo de la montura.',
      'Des verres sans puissance, pour le seul style de la monture.',
    ),
    add: { min: 0, max: 0 },
    sph: { min: 0, max: 0 },
    insurable: false,
  },
};
