import type { ColorFamily } from '../../seed/models/frame';
import type { WireText } from '../answer-view';
import { say } from './wire-text';

export interface ColorFamilyLabel {
  text: WireText;
  /** Swatch of the filter, CSS hex. */
  hex: string;
}

/** Color families in the order of the color filter. */
export const colorFamilyLabels: Record<ColorFamily, ColorFamilyLabel> = {
  black: { text: say('Black', 'Negro', 'Noir'), hex: '#1a1a1c' },
  tortoise: { text: say('Tortoise', 'Carey', 'Écaille'), hex: '#7a4a21' },
  brown: { text: say('Brown', 'Marrón', 'Brun'), hex: '#6b4a33' },
  grey: { text: say('Gray', 'Gris', 'Gris', 'Grey'), hex: '#84878b' },
  blue: { text: say('Blue', 'Azul', 'Bleu'), hex: '#2f5597' },
  green: { text: say('Green', 'Verde', 'Vert'), hex: '#3f6b4f' },
  red: { text: say('Red', 'Rojo', 'Rouge'), hex: '#a8322f' },
  pink: { text: say('Pink', 'Rosa', 'Rose'), hex: '#d98fa0' },
  purple: { text: say('Purple', 'Morado', 'Violet'), hex: '#6b4a86' },
  yellow: { text: say('Yellow', 'Amarillo', 'Jaune'), hex: '#d9b441' },
  white: { text: say('White', 'Blanco', 'Blanc'), hex: '#f2efe8' },
  clear: { text: say('Clear', 'Transparente', 'Transparent'), hex: '#e6eef0' },
  gold: { text: say('Gold', 'Dorado', 'Doré'), hex: '#c9a24b' },
  silver: { text: say('Silver', 'Plateado', 'Argenté'), hex: '#b9bec4' },
};
