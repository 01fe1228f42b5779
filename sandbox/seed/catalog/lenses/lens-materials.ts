import type { LensPackage } from '../../models/lens-package';
import type { Localized } from '../../models/localized';
import { text } from '../localized-text';

export type LensMaterialCode = Exclude<LensPackage['materialCode'], 'DEMO'>;

export interface LensMaterial {
  index: number;
  name: Localized;
  sentence: Localized;
  /** Sphere range of stock and surfaced lenses, in diopters (optics.md §2: thin plastic for strong powers). */
  sph: { min: number; max: number };
}

export const lensMaterials: Record<LensMaterialCode, LensMaterial> = {
  PLAS: {
    index: 1.5,
    name: text('Plastic 1.50', 'Plástico 1.50', 'Plastique 1,50'),
    sentence: text(
      'Standard 1.50 plastic has excellent optics and suits mild prescriptions.',
      'El plástico estándar 1.50 tiene una óptica excelente y sirve para recetas leves.',
      'Le plastique standard 1,50 offre une excellente optique et convient aux ordonnances légères.',
    ),
    sph: { min: -4, max: 4 },
  },
  TRIV: {
    index: 1.53,
    name: text('Trivex 1.53', 'Trivex 1.53', 'Trivex 1,53'),
    sentence: text(
      'Trivex is the lightest lens material that we offer, and it resists impact.',
      'Trivex es el material más ligero que ofrecemos y resiste los impactos.',
      'Le Trivex est la matière la plus légère que nous offrons, et il résiste aux chocs.',
    ),
    sph: { min: -6, max: 5 },
  },
  POLY: {
    index: 1.59,
    name: text('Polycarbonate 1.59', 'Policarbonato 1.59', 'Polycarbonate 1,59'),
    sentence: text(
      'Polycarbonate is thinner than plastic, resists impact and blocks UV rays by itself.',
      'El policarbonato es más delgado que el plástico, resiste los impactos y bloquea los rayos UV por sí mismo.',
      'Le polycarbonate est plus mince que le plastique, résiste aux chocs et bloque les rayons UV par nature.',
    ),
    sph: { min: -6, max: 5 },
  },
  HI160: {
    index: 1.6,
    name: text('High index 1.60', 'Alto índice 1.60', 'Indice élevé 1,60'),
    sentence: text(
      'High index 1.60 is a thin lens for medium prescriptions.',
      'El alto índice 1.60 es un lente delgado para recetas medias.',
      'L’indice élevé 1,60 donne un verre mince pour les ordonnances moyennes.',
    ),
    sph: { min: -7, max: 6 },
  },
  HI167: {
    index: 1.67,
    name: text('High index 1.67', 'Alto índice 1.67', 'Indice élevé 1,67'),
    sentence: text(
      'High index 1.67 keeps the edges slim in strong prescriptions.',
      'El alto índice 1.67 mantiene delgados los bordes en recetas fuertes.',
      'L’indice élevé 1,67 garde les bords minces dans les ordonnances fortes.',
    ),
    sph: { min: -12, max: 8 },
  },
  HI174: {
    index: 1.74,
    name: text('High index 1.74', 'Alto índice 1.74', 'Indice élevé 1,74'),
    sentence: text(
      'High index 1.74 is the thinnest plastic lens made, for the strongest prescriptions.',
      'El alto índice 1.74 es el lente plástico más delgado que se fabrica, para las recetas más fuertes.',
      'L’indice élevé 1,74 est le verre plastique le plus mince qui soit, pour les ordonnances les plus fortes.',
    ),
    sph: { min: -16, max: 10 },
  },
};
