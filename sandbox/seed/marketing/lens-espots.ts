import { toCanadianSpelling } from '@/domain/text/canadian-spelling';
import { text } from '../catalog/localized-text';
import type { Localized } from '../models/localized';
import type { EspotSeed } from './espot-seed';

/** Texts under "Learn more" in the lens panel, by code of lens type, material or treatment. No health claims. */
const texts: Record<string, Localized> = {
  'single-vision': text(
    'One power over the whole lens. Choose it for seeing far, for reading, or for the computer: whatever your prescription is written for.',
    'Una sola graduación en todo el lente. Elígela para ver de lejos, para leer o para la computadora: según para qué esté escrita tu receta.',
    'Une seule puissance sur tout le verre. Choisissez-la pour voir de loin, pour lire ou pour l’ordinateur, selon ce que prévoit votre ordonnance.',
  ),
  progressive: text(
    'The power changes from far at the top to near at the bottom, without a line. Your eyes take some days to get used to it. Your prescription needs an addition (ADD).',
    'La graduación cambia de lejos, arriba, a cerca, abajo, sin línea. Los ojos tardan unos días en acostumbrarse. Tu receta necesita una adición (ADD).',
    'La puissance change de loin, en haut, à près, en bas, sans ligne. Il faut quelques jours pour s’y habituer. Votre ordonnance doit comporter une addition (ADD).',
  ),
  bifocal: text(
    'Two powers, with a visible line between them: far above, and a 28\u00a0mm wide segment for reading below.',
    'Dos graduaciones con una línea visible entre ambas: lejos arriba y, abajo, un segmento de 28\u00a0mm de ancho para leer.',
    'Deux puissances séparées par une ligne visible : de loin en haut et, en bas, un segment de 28\u00a0mm de large pour lire.',
  ),
  readers: text(
    'The same reading power in both eyes, from +1.00 to +3.50. They do not correct astigmatism, and they are not for driving.',
    'La misma graduación de lectura en ambos ojos, de +1.00 a +3.50. No corrigen el astigmatismo y no son para conducir.',
    'La même puissance de lecture pour les deux yeux, de +1,00 à +3,50. Elles ne corrigent pas l’astigmatisme et ne sont pas faites pour conduire.',
  ),
  'non-prescription': text(
    'Lenses without power, for the look of the frame. The treatments are the same as for prescription lenses.',
    'Lentes sin graduación, por el estilo de la montura. Los tratamientos son los mismos que los de los lentes graduados.',
    'Des verres sans puissance, pour le style de la monture. Les traitements sont les mêmes que pour les verres d’ordonnance.',
  ),
  'frame-only': text(
    'The frame with the plastic lenses that it is shown with. They are not made for wearing: have lenses fitted by your optician.',
    'La montura con los lentes de plástico con los que se exhibe. No están hechos para usarse: pide a tu óptico que coloque los lentes.',
    'La monture avec les verres de plastique avec lesquels elle est présentée. Ils ne sont pas faits pour être portés : faites poser des verres par votre opticien.',
  ),
  PLAS: text(
    'The usual lens plastic, CR-39, with an index of 1.50. It distorts colors the least, but gets thick from about 3 diopters on.',
    'El plástico usual para lentes, CR-39, con un índice de 1.50. Es el que menos altera los colores, pero se vuelve grueso a partir de unas 3 dioptrías.',
    'Le plastique usuel des verres, le CR-39, d’indice 1,50. C’est lui qui altère le moins les couleurs, mais il devient épais à partir de 3 dioptries environ.',
  ),
  TRIV: text(
    'The lightest lens material, and hard to break. It can be drilled, so it suits rimless frames.',
    'El material más ligero para lentes y difícil de romper. Se puede perforar, por lo que sirve para monturas sin aro.',
    'La matière la plus légère, difficile à casser. Elle se perce bien et convient donc aux montures sans cerclage.',
  ),
  POLY: text(
    'Hard to break and thinner than plastic: the usual choice for children and sports. It scratches more easily, so it always has a coat against scratches.',
    'Difícil de romper y más delgado que el plástico: la elección usual para niños y deporte. Se raya con más facilidad, por eso siempre lleva una capa contra rayones.',
    'Difficile à casser et plus mince que le plastique : le choix usuel pour les enfants et le sport. Il se raye plus facilement, il a donc toujours une couche antirayures.',
  ),
  HI160: text(
    'Thinner than polycarbonate of the same power, with clear optics. A good middle for 2 to 5 diopters.',
    'Más delgado que el policarbonato de la misma graduación y con buena óptica. Un buen punto medio para 2 a 5 dioptrías.',
    'Plus mince que le polycarbonate de même puissance, avec une bonne optique. Un bon compromis de 2 à 5 dioptries.',
  ),
  HI167: text(
    'A thin lens for strong powers, from about 4 diopters on. It reflects more than plastic, so it comes with a coating against reflections.',
    'Un lente delgado para graduaciones fuertes, a partir de unas 4 dioptrías. Refleja más que el plástico, por eso viene con una capa antirreflejo.',
    'Un verre mince pour les fortes puissances, à partir de 4 dioptries environ. Il réfléchit plus que le plastique, il vient donc avec un antireflet.',
  ),
  HI174: text(
    'The thinnest plastic lens. It is worth it from about 6 diopters on; below that, 1.67 is hardly thicker.',
    'El lente de plástico más delgado. Vale la pena a partir de unas 6 dioptrías; por debajo, el 1.67 apenas es más grueso.',
    'Le verre de plastique le plus mince. Il vaut la peine à partir de 6 dioptries environ; en dessous, le 1,67 est à peine plus épais.',
  ),
  clear: text(
    'A clear lens for every day, with a coat against scratches and UV protection.',
    'Un lente transparente para todos los días, con capa contra rayones y protección UV.',
    'Un verre transparent pour tous les jours, avec une couche antirayures et une protection UV.',
  ),
  blue: text(
    'Filters part of the blue light of sun and screens. The lens keeps a very faint warm tone.',
    'Filtra parte de la luz azul del sol y de las pantallas. El lente conserva un tono cálido muy leve.',
    'Filtre une partie de la lumière bleue du soleil et des écrans. Le verre garde une très légère teinte chaude.',
  ),
  photochromic: text(
    'Clear indoors and dark in the sun, within a minute or so. In a car it stays lighter, since the windshield holds UV rays back, and in the cold it gets darker.',
    'Transparente en interiores y oscuro al sol, en cosa de un minuto. En el auto queda más claro, porque el parabrisas retiene los rayos UV, y con el frío se oscurece más.',
    'Transparent à l’intérieur et foncé au soleil, en une minute environ. En voiture, il reste plus clair, car le pare-brise retient les rayons UV; par temps froid, il fonce davantage.',
  ),
  sun: text(
    'A solid, dark tint for bright days, with full UV protection.',
    'Un tinte oscuro y uniforme para días de sol, con protección UV completa.',
    'Une teinte foncée et uniforme pour le grand soleil, avec une protection UV complète.',
  ),
  polar: text(
    'A dark tint with a filter against glare from water, snow and wet roads. Some screens look dark through it.',
    'Un tinte oscuro con un filtro contra los reflejos del agua, la nieve y el asfalto mojado. Algunas pantallas se ven oscuras a través de él.',
    'Une teinte foncée avec un filtre contre les reflets de l’eau, de la neige et de la route mouillée. Certains écrans paraissent sombres au travers.',
  ),
  mirror: text(
    'A dark tint with a reflective coat in front. Others see the color of the mirror; you see the color of the tint.',
    'Un tinte oscuro con una capa reflectante al frente. Los demás ven el color del espejo; tú ves el color del tinte.',
    'Une teinte foncée avec une couche réfléchissante devant. Les autres voient la couleur du miroir; vous voyez celle de la teinte.',
  ),
};

const FIRST_IDENTIFIER = 15_300;

export const lensEspots: EspotSeed[] = Object.entries(texts).map(([code, { en, es, fr }], index) => ({
  name: `Lens_${code}`,
  identifier: String(FIRST_IDENTIFIER + index),
  contentName: `lens-${code.toLowerCase()}`,
  text: {
    en: `<p>${en}</p>`,
    es: `<p>${es}</p>`,
    fr: `<p>${fr}</p>`,
    enCa: `<p>${toCanadianSpelling(en)}</p>`,
  },
}));
