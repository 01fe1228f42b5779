import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const minimalBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  nordvane: [
    text(
      'Nordvane takes things away until only the useful line is left.',
      'Nordvane quita cosas hasta que solo queda la línea útil.',
      'Nordvane retranche jusqu’à ne garder que la ligne utile.',
    ),
    text(
      'There is no logo to see, only the cold light of the north in the finish.',
      'No hay logotipo a la vista, solo la luz fría del norte en el acabado.',
      'Aucun logo à voir, seulement la lumière froide du nord dans le fini.',
    ),
  ],
  'mizuhara-kobo': [
    text(
      'At Mizuhara Kobo, one workshop follows each frame from wire to final polish.',
      'En Mizuhara Kobo, un solo taller sigue cada montura desde el alambre hasta el pulido final.',
      'Chez Mizuhara Kobo, un seul atelier suit chaque monture du fil au poli final.',
    ),
    text(
      'Fine engraving along the temple shows itself only up close.',
      'El fino grabado de la varilla solo se deja ver de cerca.',
      'La fine gravure de la branche ne se révèle que de près.',
    ),
  ],
  lichtweg: [
    text(
      'Lichtweg counts every gram and every screw.',
      'Lichtweg cuenta cada gramo y cada tornillo.',
      'Lichtweg compte chaque gramme et chaque vis.',
    ),
    text(
      'The engineering is meant to be felt rather than seen.',
      'La ingeniería está para sentirse más que para verse.',
      'L’ingénierie se sent plus qu’elle ne se voit.',
    ),
  ],
  'halloway-nine': [
    text(
      'Halloway Nine keeps the price fair and the lines current.',
      'Halloway Nine cuida el precio y mantiene las líneas al día.',
      'Halloway Nine garde le prix juste et les lignes actuelles.',
    ),
    text(
      'It goes from the morning train to a late dinner without a change of mood.',
      'Va del tren de la mañana a la cena tardía sin cambiar de ánimo.',
      'Elle passe du train du matin au souper tardif sans changer d’humeur.',
    ),
  ],
};
