import type { ColorFamily } from '../../seed/models/frame';
import type { WireText } from '../response-view';
import { wireText } from './wire-text';

export interface ColorFamilyLabel {
  label: WireText;
  /** Swatch of the filter, CSS hex. */
  hex: string;
}

/** Color families in the order of the color filter. */
export const colorFamilyLabels: Record<ColorFamily, ColorFamilyLabel> = {
  black: { label: wireText('Black', 'Negro', 'Noir'), hex: '#1a1a1c' },
  tortoise: { label: wireText('Tortoise', 'Carey', 'Écaille'), hex: '#7a4a21' },
  brown: { label: wireText('Brown', 'Marrón', 'Brun'), hex: '#6b4a33' },
  grey: { label: wireText('Gray', 'Gris', 'Gris', 'Grey'), hex: '#84878b' },
  blue: { label: wireText('Blue', 'Azul', 'Bleu'), hex: '#2f5597' },
  green: { label: wireText('Green', 'Verde', 'Vert'), hex: '#3f6b4f' },
  red: { label: wireText('Red', 'Rojo', 'Rouge'), hex: '#a8322f' },
  pink: { label: wireText('Pink', 'Rosa', 'Rose'), hex: '#d98fa0' },
  purple: { label: wireText('Purple', 'Morado', 'Violet'), hex: '#6b4a86' },
  yellow: { label: wireText('Yellow', 'Amarillo', 'Jaune'), hex: '#d9b441' },
  white: { label: wireText('White', 'Blanco', 'Blanc'), hex: '#f2efe8' },
  clear: { label: wireText('Clear', 'Transparente', 'Transparent'), hex: '#e6eef0' },
  gold: { label: wireText('Gold', 'Dorado', 'Doré'), hex: '#c9a24b' },
  silver: { label: wireText('Silver', 'Plateado', 'Argenté'), hex: '#b9bec4' },
};
