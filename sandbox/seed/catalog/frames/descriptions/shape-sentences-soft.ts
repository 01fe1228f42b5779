import type { FrameShape } from '../../../models/frame';
import { text } from '../../localized-text';

/** Opening sentences for curved shapes. `{name}` is replaced by the model name. */
export const softShapeSentences = {
  round: [
    text(
      '{name} keeps to a clean circle, gentle on the face and easy to wear every day.',
      '{name} se ciñe a un círculo limpio, amable con el rostro y fácil de llevar todos los días.',
      '{name} s’en tient à un cercle net, doux pour le visage et facile à porter au quotidien.',
    ),
    text(
      'A round frame with even proportions and a slightly raised bridge.',
      'Una montura redonda de proporciones parejas y puente ligeramente elevado.',
      'Une monture ronde aux proportions égales, au pont légèrement rehaussé.',
    ),
    text(
      'A frame of two full circles, drawn with a steady hand and little else.',
      'Una montura de dos círculos completos, trazados con pulso firme y poco más.',
      'Une monture en deux cercles pleins, tracés d’une main sûre et presque rien d’autre.',
    ),
  ],
  oval: [
    text(
      '{name} stretches the circle into a slim oval that follows the brow.',
      '{name} estira el círculo hasta un óvalo esbelto que sigue la línea de la ceja.',
      '{name} étire le cercle en un ovale élancé qui suit la ligne du sourcil.',
    ),
    text(
      'A soft oval frame with nothing to distract from the person behind it.',
      'Una suave montura ovalada, sin nada que distraiga de quien la lleva.',
      'Une monture ovale tout en douceur, qui laisse la vedette à la personne qui la porte.',
    ),
    text(
      'Low, rounded and calm, this oval brings back the small frames of the nineties.',
      'Baja, redondeada y serena, esta montura ovalada recupera las monturas pequeñas de los noventa.',
      'Basse, arrondie et paisible, cette monture ovale renoue avec les petites montures des années 90.',
    ),
  ],
  panthos: [
    text(
      '{name} is a panthos in the old sense, flat along the top and round below.',
      '{name} es una montura pantos como las de antes, plana por arriba y redonda por abajo.',
      '{name} est une monture panto au sens premier, plate sur le dessus et ronde en dessous.',
    ),
    text(
      'The panthos line, with its level top, has suited readers for almost a century.',
      'La línea pantos, de borde superior recto, acompaña a los lectores desde hace casi un siglo.',
      'La ligne panto, au bord supérieur droit, accompagne les lecteurs depuis près d’un siècle.',
    ),
    text(
      'Rounder than a square and firmer than a circle, this panthos settles between the two.',
      'Más redonda que un cuadrado y más firme que un círculo, esta montura pantos se queda entre los dos.',
      'Plus ronde qu’un carré et plus ferme qu’un cercle, cette monture panto trouve sa place entre les deux.',
    ),
  ],
  'cat-eye': [
    text(
      '{name} lifts at the outer corners, just enough to be noticed.',
      '{name} se eleva en los extremos, lo justo para hacerse notar.',
      '{name} se relève aux coins extérieurs, juste assez pour qu’on le remarque.',
    ),
    text(
      'A cat-eye frame with a swept brow and a narrow lower edge.',
      'Una montura ojo de gato, de ceja alzada y borde inferior estrecho.',
      'Une monture œil-de-chat au sourcil élancé et au bord inférieur étroit.',
    ),
    text(
      'Pointed corners and a gentle curve below make this cat-eye sharp without being severe.',
      'Sus puntas marcadas y la curva suave de abajo dan una montura ojo de gato afilada, nunca severa.',
      'Ses pointes marquées et sa courbe douce donnent une monture œil-de-chat vive, jamais sévère.',
    ),
  ],
  butterfly: [
    text(
      '{name} opens outwards like a pair of wings, wide at the temples and slim at the nose.',
      '{name} se abre como un par de alas, ancha en las sienes y fina en la nariz.',
      '{name} s’ouvre comme une paire d’ailes, large aux tempes et fine au nez.',
    ),
    text(
      'A generous butterfly frame that gives the eyes plenty of room.',
      'Una amplia montura mariposa que deja mucho espacio a la mirada.',
      'Une ample monture papillon qui laisse toute la place au regard.',
    ),
    text(
      'The butterfly line flares towards the cheek and turns any outfit into an occasion.',
      'La línea mariposa se ensancha hacia el pómulo y convierte cualquier atuendo en una ocasión.',
      'La ligne papillon s’évase vers la joue et fait de chaque tenue une occasion.',
    ),
  ],
  aviator: [
    text(
      '{name} follows the pilot’s teardrop, deep at the cheek and open at the bridge.',
      '{name} sigue la gota de piloto, profunda en la mejilla y abierta en el puente.',
      '{name} reprend la goutte du pilote, profonde à la joue et ouverte au pont.',
    ),
    text(
      'An aviator with a straight top bar and lenses that drop away softly.',
      'Una montura de aviador con barra superior recta y lentes que caen con suavidad.',
      'Une monture aviateur à barre droite, dont les verres retombent en douceur.',
    ),
    text(
      'Born in the cockpit, the aviator is at home anywhere there is a horizon.',
      'Nacida en la cabina de mando, la montura de aviador se siente en casa donde haya horizonte.',
      'Née dans le poste de pilotage, la monture aviateur est chez elle partout où il y a un horizon.',
    ),
  ],
} as const satisfies Partial<Record<FrameShape, unknown>>;
