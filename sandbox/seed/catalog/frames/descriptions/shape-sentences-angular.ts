import type { FrameShape } from '../../../models/frame';
import { text } from '../../localized-text';

/** Opening sentences for angular and irregular shapes. */
export const angularShapeSentences = {
  rectangle: [
    text(
      '{name} draws a long, level rectangle that brings order to the face.',
      '{name} traza un rectángulo largo y nivelado que pone orden en el rostro.',
      '{name} trace un long rectangle bien d’aplomb qui met de l’ordre dans le visage.',
    ),
    text(
      'A rectangular frame with softened corners, made for long days at a desk and after.',
      'Una montura rectangular de esquinas suavizadas, hecha para jornadas largas y lo que venga después.',
      'Une monture rectangulaire aux angles adoucis, pensée pour les longues journées et la suite.',
    ),
    text(
      'Straight lines, a low profile and a quiet bridge give this rectangle its ease.',
      'Líneas rectas, perfil bajo y un puente discreto dan a esta montura rectangular su soltura.',
      'Des lignes droites, un profil bas et un pont discret donnent à cette monture rectangulaire son aisance.',
    ),
  ],
  square: [
    text(
      '{name} is a confident square with just enough curve to stay friendly.',
      '{name} es una montura cuadrada segura de sí misma, con la curva justa para seguir siendo cercana.',
      '{name} est une monture carrée sûre d’elle, avec juste ce qu’il faut de courbe pour rester amicale.',
    ),
    text(
      'A square frame with a firm brow and rounded lower corners.',
      'Una montura cuadrada de ceja firme y esquinas inferiores redondeadas.',
      'Une monture carrée au sourcil affirmé et aux angles inférieurs arrondis.',
    ),
    text(
      'Wide-set and well balanced, this square shape holds its own in any room.',
      'Amplia y bien equilibrada, esta forma cuadrada se defiende sola en cualquier lugar.',
      'Large et bien équilibrée, cette forme carrée tient son rang partout.',
    ),
  ],
  browline: [
    text(
      '{name} puts the weight along the brow and leaves the lower edge light.',
      '{name} concentra el peso en la ceja y deja ligero el borde inferior.',
      '{name} concentre le poids au sourcil et laisse léger le bord inférieur.',
    ),
    text(
      'A browline frame in the mid-century manner, strong above and fine below.',
      'Una montura tipo browline al estilo de los cincuenta, fuerte arriba y fina abajo.',
      'Une monture browline à la façon des années 50, forte en haut et fine en bas.',
    ),
    text(
      'The bold upper line frames the eyes the way a good sentence frames a thought.',
      'Esta montura browline enmarca los ojos como una buena frase enmarca una idea.',
      'Cette monture browline encadre les yeux comme une bonne phrase encadre une idée.',
    ),
  ],
  geometric: [
    text(
      '{name} cuts the circle into facets and lets each edge catch the light.',
      '{name} corta el círculo en facetas y deja que cada arista atrape la luz.',
      '{name} taille le cercle en facettes et laisse chaque arête accrocher la lumière.',
    ),
    text(
      'A geometric frame with crisp angles and a steady, even outline.',
      'Una montura geométrica de ángulos nítidos y contorno parejo.',
      'Une monture géométrique aux angles nets et au contour régulier.',
    ),
    text(
      'A frame of flat facets and clean joints, without ornament; the angles do all the talking.',
      'Una montura de facetas planas y uniones limpias, sin adornos; los ángulos hablan por sí solos.',
      'Une monture aux facettes planes et aux raccords nets, sans ornement; les angles parlent d’eux-mêmes.',
    ),
  ],
  wrap: [
    text(
      '{name} curves around the face and keeps wind and side light out.',
      '{name} se curva alrededor del rostro y deja fuera el viento y la luz lateral.',
      '{name} épouse le visage et tient à l’écart le vent et la lumière de côté.',
    ),
    text(
      'A wraparound frame that stays close when the pace picks up.',
      'Una montura envolvente que no se mueve cuando sube el ritmo.',
      'Une monture enveloppante qui reste en place quand le rythme s’accélère.',
    ),
    text(
      'Its deep wrap opens a wide view from one temple to the other.',
      'Su curva envolvente abre una vista amplia de sien a sien.',
      'Sa courbe enveloppante ouvre une large vue d’une tempe à l’autre.',
    ),
  ],
  irregular: [
    text(
      '{name} refuses a simple name, with one line soft and the next one sudden.',
      '{name} se resiste a un nombre sencillo, con una línea suave y la siguiente repentina.',
      '{name} échappe aux étiquettes, une ligne douce suivie d’une ligne soudaine.',
    ),
    text(
      'An irregular outline, drawn freehand and then built with great precision.',
      'Una montura de contorno irregular, dibujada a mano alzada y construida con mucha precisión.',
      'Une monture au contour irrégulier, dessinée à main levée puis construite avec grande précision.',
    ),
    text(
      'Part sculpture, part everyday object, this frame follows a rule of its own.',
      'Mitad escultura, mitad objeto cotidiano, esta montura sigue su propia regla.',
      'Mi-sculpture, mi-objet du quotidien, cette monture suit sa propre règle.',
    ),
  ],
} as const satisfies Partial<Record<FrameShape, unknown>>;
