import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const expressiveBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  corvenna: [
    text(
      'Corvenna treats the frame as a small piece of architecture.',
      'Corvenna trata la montura como una pequeña obra de arquitectura.',
      'Corvenna traite la monture comme une petite œuvre d’architecture.',
    ),
    text(
      'Nothing about it is shy, and everything about it is exact.',
      'Nada en ella es tímido y todo en ella es exacto.',
      'Rien en elle n’est timide et tout y est exact.',
    ),
  ],
  voltigue: [
    text(
      'Voltigue starts each sketch with a leap and works out the landing later.',
      'Voltigue empieza cada boceto con un salto y resuelve después el aterrizaje.',
      'Voltigue commence chaque croquis par un saut et règle l’atterrissage ensuite.',
    ),
    text(
      'Expect questions from strangers, most of them kind.',
      'Cuenta con preguntas de desconocidos, casi siempre amables.',
      'Attendez-vous aux questions des inconnus, presque toujours aimables.',
    ),
  ],
  'casa-belmira': [
    text(
      'Casa Belmira paints with the tones of tiled courtyards and ripe fruit.',
      'Casa Belmira pinta con los tonos de los patios de azulejos y la fruta madura.',
      'Casa Belmira peint avec les tons des patios carrelés et des fruits mûrs.',
    ),
    text(
      'It brings a little Sunday afternoon to any weekday.',
      'Lleva un poco de tarde de domingo a cualquier día de la semana.',
      'Elle apporte un peu de dimanche après-midi à n’importe quel jour de semaine.',
    ),
  ],
  verdanta: [
    text(
      'Verdanta ships it in a case of recycled felt, with no plastic wrap.',
      'Verdanta la entrega en un estuche de fieltro reciclado, sin envoltorio de plástico.',
      'Verdanta la livre dans un étui de feutre recyclé, sans emballage de plastique.',
    ),
    text(
      'Its tones come from bark, moss and late summer grass.',
      'Sus tonos vienen de la corteza, el musgo y la hierba de fin de verano.',
      'Ses tons viennent de l’écorce, de la mousse et de l’herbe de fin d’été.',
    ),
  ],
};
