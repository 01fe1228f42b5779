import type { ContactLens } from '../../models/contact-lens';
import type { Localized } from '../../models/localized';
import { text } from '../localized-text';

type LensColor = NonNullable<ContactLens['colors']>[number];

const colors: Readonly<Record<string, { name: Localized; hex: string }>> = {
  AQU: { name: text('Aqua', 'Aguamarina', 'Aigue-marine'), hex: '#5fa8b0' },
  BLU: { name: text('Blue', 'Azul', 'Bleu'), hex: '#4a78b5' },
  SAP: { name: text('Sapphire', 'Zafiro', 'Saphir'), hex: '#23509a' },
  GRN: { name: text('Green', 'Verde', 'Vert'), hex: '#5a8a5c' },
  EMR: { name: text('Emerald', 'Esmeralda', 'Émeraude'), hex: '#1f7a56' },
  HAZ: { name: text('Hazel', 'Avellana', 'Noisette'), hex: '#8a6b3e' },
  HON: { name: text('Honey', 'Miel', 'Miel'), hex: '#b5843f' },
  AMB: { name: text('Amber', 'Ámbar', 'Ambre'), hex: '#b0682a' },
  BRN: { name: text('Brown', 'Marrón', 'Brun'), hex: '#5b3b24' },
  SLT: { name: text('Slate', 'Pizarra', 'Ardoise'), hex: '#7d8790' },
  VIO: { name: text('Violet', 'Violeta', 'Violet'), hex: '#7a62a8' },
};

/** Returns the color with this code. @throws RangeError for an unknown code. */
export function lensColor(code: string): LensColor {
  const color = colors[code];
  if (!color) throw new RangeError(`No contact lens color ${code}`);
  return { code, ...color };
}
