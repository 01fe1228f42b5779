import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Brand sentences of the descriptions, by brand slug. */
export const heritageBrandSentences: Readonly<Record<string, readonly Localized[]>> = {
  'alder-and-quay': [
    text(
      'Alder & Quay borrows its tones from rope, varnish and deep water.',
      'Alder & Quay toma sus tonos de la cuerda, el barniz y el agua profunda.',
      'Alder & Quay emprunte ses tons au cordage, au vernis et à l’eau profonde.',
    ),
    text(
      'It has the quiet strength of a thing made for sea weather.',
      'Tiene la fuerza tranquila de lo que se hace para el clima de mar.',
      'Elle a la force tranquille de ce qui est fait pour le grand large.',
    ),
  ],
  kilnford: [
    text(
      'Kilnford cuts it from patterns kept since the days of drawing boards.',
      'Kilnford la corta con patrones guardados desde los tiempos de la mesa de dibujo.',
      'Kilnford la taille d’après des gabarits conservés depuis l’époque de la planche à dessin.',
    ),
    text(
      'Five-barrel hinges and visible pins are a Kilnford habit.',
      'Las bisagras de cinco anillas y los remaches a la vista son costumbre de Kilnford.',
      'Les charnières à cinq nœuds et les rivets apparents sont une habitude chez Kilnford.',
    ),
  ],
  pagewright: [
    text(
      'Pagewright makes glasses for people who always carry a book.',
      'Pagewright hace anteojos para quien siempre lleva un libro encima.',
      'Pagewright crée des lunettes pour ceux qui ont toujours un livre sur eux.',
    ),
    text(
      'It looks at home in a library, a café or the last row of a lecture.',
      'Se siente en casa en una biblioteca, un café o la última fila de una conferencia.',
      'Elle est chez elle à la bibliothèque, au café ou au dernier rang d’une conférence.',
    ),
  ],
  brackwater: [
    text(
      'Brackwater builds it like a good tool, with exposed screws and square edges.',
      'Brackwater la construye como una buena herramienta, con tornillos a la vista y cantos rectos.',
      'Brackwater la construit comme un bon outil, vis apparentes et arêtes franches.',
    ),
    text(
      'It wears in rather than out, like denim and bridle leather.',
      'Con el uso mejora, como la mezclilla y el cuero.',
      'Elle se bonifie à l’usage, comme le denim et le cuir.',
    ),
  ],
};
