import type { ContactLens } from '../../seed/models/contact-lens';
import type { WireText } from '../answer-view';
import { say } from './wire-text';

/** Replacement schedule of a lens. Spanish agrees with "lente", French with "lentille". */
export const wearWords: Record<ContactLens['wear'], WireText> = {
  daily: say('Daily', 'Diario', 'Journalière'),
  'two-week': say('Two-week', 'Quincenal', 'Deux semaines'),
  monthly: say('Monthly', 'Mensual', 'Mensuelle'),
};

export const lensKindWords: Record<ContactLens['kind'], WireText> = {
  sphere: say('Spherical', 'Esférico', 'Sphérique'),
  toric: say('Toric, for astigmatism', 'Tórico, para astigmatismo', 'Torique, pour l’astigmatisme'),
  multifocal: say('Multifocal', 'Multifocal', 'Multifocale'),
  colour: say('Color', 'De color', 'De couleur', 'Colour'),
};

/** Labels of the manufacturer's addition and dominance codes. */
export const additionWords: Readonly<Record<string, WireText>> = {
  LOW: say('Low', 'Baja', 'Basse'),
  MED: say('Medium', 'Media', 'Moyenne'),
  HIGH: say('High', 'Alta', 'Élevée'),
};
export const dominanceWords: Record<'D' | 'N', WireText> = {
  D: say('Dominant', 'Dominante', 'Dominant'),
  N: say('Non-dominant', 'No dominante', 'Non dominant'),
};
