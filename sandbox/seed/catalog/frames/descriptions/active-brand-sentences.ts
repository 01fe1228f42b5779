import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const activeBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  solquara: [
    text(
      'Solquara packs light: sunscreen, a towel and this.',
      'Solquara viaja con poco equipaje, bloqueador, una toalla y esta montura.',
      'Solquara voyage léger, crème solaire, serviette et cette monture.',
    ),
    text(
      'Salt, sand and a dropped beach bag are all in a day’s work.',
      'La sal, la arena y una bolsa de playa que se cae son cosa de todos los días.',
      'Le sel, le sable et un sac de plage échappé font partie du quotidien.',
    ),
  ],
  fellgate: [
    text(
      'Fellgate tests its grip on long climbs and fast descents.',
      'Fellgate prueba su agarre en subidas largas y bajadas rápidas.',
      'Fellgate éprouve sa tenue dans les longues montées et les descentes rapides.',
    ),
    text(
      'Rubber at the nose and temple tips holds when you sweat.',
      'La goma en la nariz y en las puntas sujeta aunque sudes.',
      'Le caoutchouc au nez et au bout des branches tient bon malgré la sueur.',
    ),
  ],
  'palmera-drive': [
    text(
      'Palmera Drive looks back to convertibles, motel pools and long summers.',
      'Palmera Drive recuerda los descapotables, las piscinas de motel y los veranos largos.',
      'Palmera Drive se souvient des décapotables, des piscines de motel et des longs étés.',
    ),
    text(
      'All it asks for is an open window and a song you know by heart.',
      'Solo pide una ventanilla abierta y una canción que te sepas de memoria.',
      'Elle ne demande qu’une vitre baissée et une chanson connue par cœur.',
    ),
  ],
  'cadence-alta': [
    text(
      'Cadence Alta designs for people who are rarely still.',
      'Cadence Alta diseña para quien casi nunca está quieto.',
      'Cadence Alta dessine pour ceux qui tiennent rarement en place.',
    ),
    text(
      'It is light enough to forget between the first mile and the last.',
      'Es tan ligera que se olvida entre el primer kilómetro y el último.',
      'Elle est assez légère pour se faire oublier du premier au dernier kilomètre.',
    ),
  ],
};
