import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const glamourBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  tessarine: [
    text(
      'Tessarine finishes it with the kind of detail usually kept for jewels.',
      'Tessarine la remata con un detalle digno de una joya.',
      'Tessarine la termine avec un soin d’ordinaire réservé aux bijoux.',
    ),
    text(
      'It was made for entrances, balconies and the last glass of the evening.',
      'Se hizo para las grandes entradas, los balcones y la última copa de la noche.',
      'Elle est faite pour les entrées remarquées, les balcons et le dernier verre du soir.',
    ),
  ],
  'isola-marchesa': [
    text(
      'Isola Marchesa mixes its tones like a painter who works outdoors.',
      'Isola Marchesa mezcla sus tonos como quien pinta al aire libre.',
      'Isola Marchesa mêle ses tons comme un peintre en plein air.',
    ),
    text(
      'There is a long lunch by the sea somewhere in its curves.',
      'En sus curvas hay un largo almuerzo junto al mar.',
      'Il y a dans ses courbes un long dîner au bord de la mer.',
    ),
  ],
  'pellerin-douze': [
    text(
      'Pellerin Douze adds a spark of wit and stops before it becomes a joke.',
      'Pellerin Douze añade una chispa de ingenio y se detiene antes de la broma.',
      'Pellerin Douze ajoute une pointe d’esprit et s’arrête avant la blague.',
    ),
    text(
      'Wear it with something plain and let it speak first.',
      'Llévala con algo sencillo y deja que hable primero.',
      'Portez-la avec une tenue sobre et laissez-la parler en premier.',
    ),
  ],
  'sable-and-thorne': [
    text(
      'Sable & Thorne likes deep tones, thick edges and a little mystery.',
      'A Sable & Thorne le gustan los tonos profundos, los bordes gruesos y un poco de misterio.',
      'Sable & Thorne aime les tons profonds, les bords épais et un peu de mystère.',
    ),
    text(
      'After dark it looks exactly right.',
      'De noche luce exactamente como debe.',
      'À la nuit tombée, elle trouve toute sa mesure.',
    ),
  ],
};
