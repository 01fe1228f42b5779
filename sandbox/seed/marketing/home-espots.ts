import type { EspotSeed } from './espot-seed';

/** Espots of the home page. `{locale}` in a URL is replaced by the locale of the request. */
export const homeEspots: EspotSeed[] = [
  {
    name: 'Home_Banner',
    identifier: '15106',
    contentName: 'complete-pair',
    text: {
      en: feature({
        title: 'The complete pair, 40% off',
        text: 'Choose prescription lenses with one of the frames of the season, and 40% comes off frame and lenses together. The frame alone is 20% off.',
        link: ['/{locale}/eyeglasses?facet=PROMO_TYPE:AEO', 'See the frames'],
        picture: ['2013210801501-three-quarter-right', 'Oval frame in dark tortoise, seen from the side'],
      }),
      es: feature({
        title: 'El par completo, con 40 % de descuento',
        text: 'Elige lentes graduados con una de las monturas de la temporada y te descontamos el 40 % de la montura y los lentes juntos. La montura sola tiene 20 % de descuento.',
        link: ['/{locale}/eyeglasses?facet=PROMO_TYPE:AEO', 'Ver las monturas'],
        picture: ['2013210801501-three-quarter-right', 'Montura ovalada en carey oscuro, vista de lado'],
      }),
      fr: feature({
        title: 'La paire complète, à 40 % de rabais',
        text: 'Choisissez des verres d’ordonnance avec l’une des montures de la saison : 40 % de rabais sur la monture et les verres réunis. La monture seule est à 20 % de rabais.',
        link: ['/{locale}/eyeglasses?facet=PROMO_TYPE:AEO', 'Voir les montures'],
        picture: ['2013210801501-three-quarter-right', 'Monture ovale en écaille foncée, vue de côté'],
      }),
    },
  },
  {
    name: 'Home_Story',
    identifier: '15107',
    contentName: 'low-sun',
    text: {
      en: feature({
        title: 'For when the sun is low',
        text: 'Morning light on a wet road is more than a dark lens can take away. A polarized one stops the glare itself, so that colors stay true and your eyes stay calm.',
        link: ['/{locale}/sunglasses?facet=POLARIZED:True', 'Shop polarized sunglasses'],
        picture: ['2006711102499-three-quarter-left', 'Gold browline sunglasses, seen from the side'],
      }),
      es: feature({
        title: 'Para cuando el sol está bajo',
        text: 'La luz de la mañana sobre el asfalto mojado es más de lo que un lente oscuro puede quitar. Uno polarizado detiene el reflejo mismo: los colores se ven como son y tus ojos descansan.',
        link: ['/{locale}/sunglasses?facet=POLARIZED:True', 'Ver gafas de sol polarizadas'],
        picture: ['2006711102499-three-quarter-left', 'Lentes de sol browline dorados, vistos de lado'],
      }),
      fr: feature({
        title: 'Quand le soleil est bas',
        text: 'La lumière du matin sur une route mouillée, un verre foncé ne suffit pas à la calmer. Un verre polarisé arrête l’éblouissement lui-même : les couleurs restent justes et vos yeux, reposés.',
        link: ['/{locale}/sunglasses?facet=POLARIZED:True', 'Voir les lunettes de soleil polarisées'],
        picture: [
          '2006711102499-three-quarter-left',
          'Lunettes de soleil dorées à barre sourcilière, vues de côté',
        ],
      }),
    },
  },
];

interface Feature {
  title: string;
  text: string;
  /** URL and label. */
  link: [string, string];
  /** File name of a drawing, and its alt text. */
  picture: [string, string];
}

function feature({ title, text, link: [href, label], picture: [file, alt] }: Feature): string {
  return (
    `<div><h2>${title}</h2><p>${text}</p><p><a href="${href}">${label}</a></p></div>` +
    `<figure><img src="/assets/frames/${file}.svg" alt="${alt}" width="1200" height="800"></figure>`
  );
}
