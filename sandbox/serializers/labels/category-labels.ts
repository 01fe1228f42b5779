import { wireText } from './wire-text';

/** Names and short descriptions of the categories. */
export const categoryLabels = {
  eyeglasses: {
    name: wireText('Eyeglasses', 'Anteojos', 'Lunettes de vue'),
    text: wireText(
      'Frames for prescription lenses',
      'Monturas para lentes con graduación',
      'Montures pour verres sur ordonnance',
    ),
  },
  sunglasses: {
    name: wireText('Sunglasses', 'Gafas de sol', 'Lunettes de soleil'),
    text: wireText(
      'Sunglasses, with or without a prescription',
      'Gafas de sol, con o sin graduación',
      'Lunettes de soleil, avec ou sans ordonnance',
    ),
  },
  'contact-lenses': {
    name: wireText('Contact lenses', 'Lentes de contacto', 'Lentilles de contact'),
    text: wireText(
      'Daily, two-week and monthly lenses',
      'Lentes diarios, quincenales y mensuales',
      'Lentilles journalières, de deux semaines et mensuelles',
    ),
  },
  women: { name: wireText('Women', 'Mujer', 'Femme') },
  men: { name: wireText('Men', 'Hombre', 'Homme') },
  kids: { name: wireText('Kids', 'Niños', 'Enfant') },
  daily: { name: wireText('Daily', 'Diarios', 'Journalières') },
  'two-week': { name: wireText('Two-week', 'Quincenales', 'Deux semaines') },
  monthly: { name: wireText('Monthly', 'Mensuales', 'Mensuelles') },
  toric: { name: wireText('For astigmatism', 'Para astigmatismo', 'Pour l’astigmatisme') },
  multifocal: { name: wireText('Multifocal', 'Multifocales', 'Multifocales') },
  colour: { name: wireText('Color', 'De color', 'De couleur', 'Colour') },
} as const;

export type CategoryKey = keyof typeof categoryLabels;
