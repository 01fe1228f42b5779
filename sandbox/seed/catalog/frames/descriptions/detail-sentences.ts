import type { FrameModel } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

type DescribedFrame = Omit<FrameModel, 'description' | 'promotion'>;

/** A detail of some frames, and its sentences. Placeholders such as `{eye}` are replaced later. */
interface Detail {
  appliesTo(frame: DescribedFrame): boolean;
  sentences: readonly Localized[];
}

/** Details about build and fit, with the frames that they apply to. */
export const details: readonly Detail[] = [
  {
    appliesTo: (frame) => frame.rim === 'rimless',
    sentences: [
      text(
        'There is no rim at all; the lenses are drilled and held at two points each.',
        'No tiene aro; los lentes van perforados y sujetos por dos puntos.',
        'Il n’y a aucun cercle; chaque verre est percé et tenu en deux points.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.rim === 'semi',
    sentences: [
      text(
        'The lower edge stays open, so the lenses seem to float.',
        'El borde inferior queda abierto, así que los lentes parecen flotar.',
        'Le bord inférieur reste ouvert, si bien que les verres semblent flotter.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.features.includes('spring-hinge'),
    sentences: [
      text(
        'Spring hinges give a little when you put it on with one hand.',
        'Las bisagras flexibles ceden un poco al ponérsela con una sola mano.',
        'Les charnières à ressort cèdent un peu quand on l’enfile d’une seule main.',
      ),
      text(
        'Spring hinges keep the temples snug from morning to night.',
        'Las bisagras flexibles mantienen las varillas firmes de la mañana a la noche.',
        'Les charnières à ressort gardent les branches bien ajustées du matin au soir.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.features.includes('adjustable-nose-pads'),
    sentences: [
      text(
        'Adjustable nose pads let you set the height precisely.',
        'Las plaquetas ajustables permiten fijar la altura con precisión.',
        'Les plaquettes réglables permettent de fixer la hauteur avec précision.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.bridgeFit === 'low',
    sentences: [
      text(
        'Taller nose pads and a low bridge keep it off the cheeks.',
        'Las plaquetas más altas y el puente bajo evitan que se apoye en las mejillas.',
        'Des plaquettes plus hautes et un pont bas évitent qu’elle repose sur les joues.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.features.includes('progressive-ready'),
    sentences: [
      text(
        'With {height} mm of lens height, it has room for progressive lenses.',
        'Con {height} mm de altura, deja sitio para lentes progresivos.',
        'Avec {height} mm de hauteur, elle laisse la place à des verres progressifs.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.size.totalWidth <= 128 && frame.gender !== 'kids',
    sentences: [
      text(
        'At {width} mm across, it is made for narrower faces.',
        'Con {width} mm de ancho, está hecha para rostros estrechos.',
        'Avec {width} mm de largeur, elle convient aux visages étroits.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.size.totalWidth >= 140,
    sentences: [
      text(
        'At {width} mm across, it gives wider faces the room that they need.',
        'Con {width} mm de ancho, da a los rostros amplios el espacio que necesitan.',
        'Avec {width} mm de largeur, elle offre aux visages larges l’espace voulu.',
      ),
    ],
  },
  {
    appliesTo: (frame) => frame.gender === 'kids',
    sentences: [
      text(
        'It is sized for younger faces, with short {temple} mm temples that stay put.',
        'Su talla es para rostros jóvenes, con varillas cortas de {temple} mm que no se mueven.',
        'Elle est à la taille des jeunes visages, avec de courtes branches de {temple} mm qui restent en place.',
      ),
    ],
  },
  {
    appliesTo: () => true,
    sentences: [
      text(
        'Each lens measures {eye} mm across, with {bridge} mm between the two.',
        'Cada lente mide {eye} mm de ancho, con {bridge} mm entre uno y otro.',
        'Chaque verre mesure {eye} mm de large, avec {bridge} mm entre les deux.',
      ),
    ],
  },
];
