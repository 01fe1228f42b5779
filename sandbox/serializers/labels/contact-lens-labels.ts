import type { ContactLens } from '../../seed/models/contact-lens';
import type { WireText } from '../response-view';
import { wireText } from './wire-text';

/** Replacement schedule of a lens. Spanish agrees with "lente", French with "lentille". */
export const wearLabels: Record<ContactLens['wear'], WireText> = {
  daily: wireText('Daily', 'Diario', 'Journalière'),
  'two-week': wireText('Two-week', 'Quincenal', 'Deux semaines'),
  monthly: wireText('Monthly', 'Mensual', 'Mensuelle'),
};

export const lensKindLabels: Record<ContactLens['kind'], WireText> = {
  sphere: wireText('Spherical', 'Esférico', 'Sphérique'),
  toric: wireText('Toric, for astigmatism', 'Tórico, para astigmatismo', 'Torique, pour l’astigmatisme'),
  multifocal: wireText('Multifocal', 'Multifocal', 'Multifocale'),
  colour: wireText('Color', 'De color', 'De couleur', 'Colour'),
};

/** Labels of the manufacturer's addition and dominance codes. */
export const additionLabels: Readonly<Record<string, WireText>> = {
  LOW: wireText('Low', 'Baja', 'Basse'),
  MED: wireText('Medium', 'Media', 'Moyenne'),
  HIGH: wireText('High', 'Alta', 'Élevée'),
};
export const dominanceLabels: Record<'D' | 'N', WireText> = {
  D: wireText('Dominant', 'Dominante', 'Dominant'),
  N: wireText('Non-dominant', 'No dominante', 'Non dominant'),
};
