import type { FrameMaterial } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

/** Material sentences of the descriptions. */
export const materialSentences: Record<FrameMaterial, readonly Localized[]> = {
  acetate: [
    text(
      'The front is milled from layered acetate and tumbled until it glows.',
      'El frente se fresa en acetato laminado y se pule en tambor hasta que brilla.',
      'La face est fraisée dans un acétate stratifié, puis polie au tonneau jusqu’à briller.',
    ),
    text(
      'Hand-polished acetate gives every tone real depth.',
      'El acetato pulido a mano da verdadera profundidad a cada tono.',
      'L’acétate poli à la main donne à chaque teinte une vraie profondeur.',
    ),
    text(
      'Solid acetate, warm to the touch, can be adjusted again and again by an optician.',
      'El acetato macizo, cálido al tacto, admite que el óptico lo ajuste una y otra vez.',
      'L’acétate massif, chaud au toucher, se laisse ajuster encore et encore par l’opticien.',
    ),
  ],
  propionate: [
    text(
      'Injected propionate keeps it light and true to its shape.',
      'El propionato inyectado la mantiene ligera y fiel a su forma.',
      'Le propionate injecté la garde légère et fidèle à sa forme.',
    ),
    text(
      'It is formed in propionate, which weighs little and takes fine edges well.',
      'Se moldea en propionato, que pesa poco y admite bordes finos.',
      'Elle est moulée en propionate, qui pèse peu et permet des bords fins.',
    ),
  ],
  metal: [
    text(
      'Slim metal wire is shaped, soldered and plated before a last check by eye.',
      'El alambre fino de metal se moldea, se suelda y se baña antes de una última revisión a simple vista.',
      'Le fil de métal est formé, soudé et plaqué avant un dernier contrôle à l’œil nu.',
    ),
    text(
      'The metal parts are kept thin, with a smooth plated finish.',
      'Las piezas de metal son finas, con un baño de acabado liso.',
      'Les pièces de métal restent minces, sous un placage au fini lisse.',
    ),
  ],
  titanium: [
    text(
      'Titanium makes it strong, slender and barely there on the scale.',
      'El titanio la hace resistente, esbelta y casi imperceptible en la balanza.',
      'Le titane la rend solide, élancée et presque sans poids.',
    ),
    text(
      'Drawn titanium springs back into shape and does not corrode.',
      'El titanio trefilado recupera su forma y no se corroe.',
      'Le titane étiré reprend sa forme et ne se corrode pas.',
    ),
    text(
      'Each part is cut in pure titanium and joined with the fewest possible welds.',
      'Cada pieza se corta en titanio puro y se une con el menor número posible de soldaduras.',
      'Chaque pièce est découpée dans un titane pur et assemblée avec le moins de soudures possible.',
    ),
  ],
  'stainless-steel': [
    text(
      'Sheet steel less than 1 mm thick is cut, folded and brushed.',
      'Una lámina de acero de menos de 1 mm se corta, se dobla y se cepilla.',
      'Une tôle d’acier de moins de 1 mm est découpée, pliée, puis brossée.',
    ),
    text(
      'Stainless steel gives it a thin profile and a reassuring stiffness.',
      'El acero inoxidable le da un perfil delgado y una firmeza que tranquiliza.',
      'L’acier inoxydable lui donne un profil mince et une rigidité rassurante.',
    ),
  ],
  nylon: [
    text(
      'Flexible nylon bends under pressure and returns to where it was.',
      'El nailon flexible cede a la presión y vuelve a su sitio.',
      'Le nylon souple plie sous la pression et revient à sa place.',
    ),
    text(
      'Its one-piece nylon build shrugs off drops, sweat and backpacks.',
      'Su construcción en nailon de una pieza aguanta caídas, sudor y mochilas.',
      'Sa construction en nylon d’une seule pièce encaisse les chutes, la sueur et les sacs à dos.',
    ),
  ],
  mixed: [
    text(
      'An acetate front meets slender metal temples.',
      'El frente de acetato se une a unas finas varillas de metal.',
      'Une face en acétate rencontre de fines branches en métal.',
    ),
    text(
      'Acetate and metal share the work, one for warmth and one for line.',
      'El acetato y el metal se reparten el trabajo, uno por la calidez y otro por la línea.',
      'L’acétate et le métal se partagent le travail, l’un pour la chaleur, l’autre pour la ligne.',
    ),
  ],
  'bio-based': [
    text(
      'The material comes largely from castor beans and cellulose instead of crude oil.',
      'El material procede en gran parte del ricino y la celulosa, no del petróleo.',
      'La matière provient en grande partie du ricin et de la cellulose plutôt que du pétrole.',
    ),
    text(
      'A plant-based plastic gives it a soft, slightly matte surface.',
      'Un plástico de origen vegetal le da una superficie suave y ligeramente mate.',
      'Un plastique d’origine végétale lui donne une surface douce, légèrement mate.',
    ),
  ],
};
