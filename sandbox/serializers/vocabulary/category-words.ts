import { say } from './wire-text';

/** Names and short descriptions of the categories. */
export const categoryWords = {
  eyeglasses: {
    name: say('Eyeglasses', 'Anteojos', 'Lunettes de vue'),
    text: say(
      'Frames for prescription lenses',
      'Monturas para lentes con graduación',
      'Montures pour verres sur ordonnance',
    ),
  },
  sunglasses: {
    name: say('Sunglasses', 'Anteojos de sol', 'Lunettes de soleil'),
    text: say(
      'Sunglasses, with or without a prescription',
      'Anteojos de sol, con o sin graduación',
      'Lunettes de soleil, avec ou sans ordonnance',
    ),
  },
  'contact-lenses': {
    name: say('Contact lenses', 'Lentes de contacto', 'Lentilles de contact'),
    text: say(
      'Daily, two-week and monthly lenses',
      'Lentes diarios, quincenales y mensuales',
      'Lentilles journalières, de deux semaines et mensuelles',
    ),
  },
  women: { name: say('Women', 'Mujer', 'Femme') },
  men: { name: say('Men', 'Hombre', 'Homme') },
  kids: { name: say('Kids', 'Niños', 'Enfant') },
  daily: { name: say('Daily', 'Diarios', 'Journalières') },
  'two-week': { name: say('Two-week', 'Quincenales', 'Deux semaines') },
  monthly: { name: say('Monthly', 'Mensuales', 'Mensuelles') },
  toric: { name: say('For astigmatism', 'Para astigmatismo', 'Pour l’astigmatisme') },
  multifocal: { name: say('Multifocal', 'Multifocales', 'Multifocales') },
  colour: { name: say('Color', 'De color', 'De couleur', 'Colour') },
} as const;

export type CategoryWord = keyof typeof categoryWords;
