import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const everydayBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  'marlowe-house': [
    text(
      'Our own Marlowe House line is designed in-house and priced without extras.',
      'Nuestra propia línea Marlowe House se diseña en casa y tiene un precio sin añadidos.',
      'Notre propre gamme Marlowe House est dessinée chez nous et vendue à prix simple.',
    ),
    text(
      'It is the kind of frame that you reach for without thinking.',
      'Es de esas monturas que uno toma sin pensarlo.',
      'C’est le genre de monture que l’on prend sans y penser.',
    ),
  ],
  'juniper-vale': [
    text(
      'Juniper Vale likes soft tones that get along with every wardrobe.',
      'Juniper Vale prefiere los tonos suaves que combinan con todo el guardarropa.',
      'Juniper Vale préfère les tons doux qui s’accordent à toute la garde-robe.',
    ),
    text(
      'A small touch of metal at the temple is all the shine it needs.',
      'Un pequeño toque de metal en la sien es todo el brillo que necesita.',
      'Une petite touche de métal à la tempe lui suffit pour briller.',
    ),
  ],
  'finch-and-tally': [
    text(
      'Finch & Tally tests its frames on recess, not on paper.',
      'Finch & Tally prueba sus monturas en el recreo, no en el papel.',
      'Finch & Tally met ses montures à l’épreuve de la récréation, pas du papier.',
    ),
    text(
      'It takes on homework, hide-and-seek and a sleepover with equal calm.',
      'Con la misma calma afronta la tarea, las escondidas y una pijamada.',
      'Devoirs, cache-cache ou soirée pyjama, elle garde le même calme.',
    ),
  ],
  'little-orrin': [
    text(
      'Little Orrin hides a tiny star on the inside of each temple.',
      'Little Orrin esconde una estrella diminuta en el interior de cada varilla.',
      'Little Orrin cache une petite étoile à l’intérieur de chaque branche.',
    ),
    text(
      'It is made for small astronomers and other curious people.',
      'Está hecha para pequeños astrónomos y demás personas curiosas.',
      'Elle est faite pour les petits astronomes et les autres curieux.',
    ),
  ],
};
