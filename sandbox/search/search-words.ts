import { type FaceShape, SUITED_FRAMES } from '@/domain/advisor/face-shape';
import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { DisplayLanguage } from '@/domain/locale/locales';
import type { ContactLens } from '../seed/models/contact-lens';
import type { ColorFamily, FrameFeature, FrameGender, FrameMaterial, RimType } from '../seed/models/frame';
import { CONTACT_LENSES, EYEGLASSES, SUNGLASSES } from './categories';

/** A value of a facet. */
export type FacetCode = readonly [facet: string, code: string];

/** Meaning of a word in a query: any of these facet values, the likeliest first. None for a word without a meaning here. */
export type Meaning = readonly FacetCode[];

type WordsByLanguage = Readonly<Record<DisplayLanguage, string>>;
type Row = readonly [meaning: Meaning, words: WordsByLanguage];

const CATEGORY = 'ParentCatalogGroup';

/** Meanings of one facet whose values are codes of the catalog. */
const oneOf =
  <Code extends string>(facet: string) =>
  (...codes: Code[]): Meaning =>
    codes.map((code) => [facet, code]);

const category = oneOf(CATEGORY);
const shape = oneOf<FrameShape>('FRAME_SHAPE');
const color = oneOf<ColorFamily>('COLOR_FAMILY');
const material = oneOf<FrameMaterial>('FRAME_MATERIAL');
const rim = oneOf<RimType>('RIM_TYPE');
const gender = oneOf<FrameGender>('GENDER');
const size = oneOf<'XS' | 'S' | 'M' | 'L' | 'XL'>('SIZE_BAND');
const feature = oneOf<FrameFeature>('FEATURE');
const wear = oneOf<ContactLens['wear']>('WEAR');
const kind = oneOf<ContactLens['kind']>('LENS_KIND');
const flag = (facet: string): Meaning => [[facet, 'True']];

/**
 * Words and phrases by which people ask for a value, separated by commas, the usual one first. Omit inflections and accents,
 * and small words within a phrase.
 */
const ROWS: readonly Row[] = [
  // Categories. "Glasses" are eyeglasses first, but "glasses for the sun" and "anteojos negros de sol" are not.
  // Every frame can be had without a prescription.
  [
    category(EYEGLASSES, SUNGLASSES),
    {
      en:
        'glasses, specs, spectacles, frames, eyewear, glass frames, shape glasses, eye wear, spectacle frames, ' +
        'non prescription, without prescription, no prescription, fake, plano',
      es:
        'anteojos, gafas, lentes, espejuelos, monturas, armazones, marcos, aros, lentes monturas, quevedos, ' +
        'sin aumento, sin graduación, sin receta, sin fórmula',
      fr: 'lunettes, montures, binocles, lunetterie, bésicles, montures de lunettes, sans correction, sans ordonnance, sans prescription',
    },
  ],
  [
    category(EYEGLASSES),
    {
      en:
        'eyeglasses, eye glasses, opticals, clear lens glasses, reading glasses, reading, presbyopia, readers, cheaters, computer glasses, ' +
        'blue light, blue light glasses, blue light blocking glasses, blue blockers, gaming glasses, screen glasses, ' +
        'transition lenses, transitions, photochromic, distance glasses, night driving, anti glare, anti reflective, antireflective',
      es:
        'anteojos de vista, gafas de vista, lentes de vista, lentes ópticos, anteojos de lectura, gafas de lectura, ' +
        'lentes de lectura, lectura, leer, presbicia, lentes para leer, anteojos para leer, gafas para leer, gafas de leer, luz azul, ' +
        'lentes para computadora, anteojos para computadora, gafas para computadora, gafas de ver, lentes de ver, ' +
        'fotocromáticos, gafas de cerca, lentes de cerca, manejar noche, conducir noche, antirreflejo, antirreflejante, antirreflectante, ' +
        'descanso, compu, computadora',
      fr:
        'lunettes de vue, lunettes de lecture, lecture, lire, presbytie, lunettes pour lire, lumière bleue, anti-lumière bleue, ' +
        'lunettes d’ordinateur, lunettes pour ordinateur, photochromiques, lunettes de loupe, lunettes de près, ordi, ordinateur, ' +
        'conduire nuit, conduite nuit, antireflet, anti reflet, repos',
    },
  ],
  [
    category(SUNGLASSES),
    {
      en: 'sunglasses, sun glasses, sunnies, shades, sun, sunwear, sun wear, sunshades, sunnys, tinted glasses, uv protection, beach',
      es: 'gafas de sol, lentes de sol, anteojos de sol, sol, solares, lentes oscuros, gafas oscuras, anteojos oscuros, playa',
      fr: 'lunettes de soleil, soleil, solaires, lunettes teintées, lunettes fumées, plage',
    },
  ],
  [
    category(CONTACT_LENSES),
    {
      en: 'contact lenses, contacts, contact, lenses, eye contacts',
      es: 'lentes de contacto, lentillas, pupilentes, contacto, contactos, lentes blandos',
      fr: 'lentilles, lentilles cornéennes, verres de contact, lentilles de contact, cornéennes, contact',
    },
  ],
  [
    [
      ['ROXABLE', 'True'],
      [CATEGORY, CONTACT_LENSES],
    ],
    {
      en:
        'prescription, rx, corrective, vision, with prescription lenses, prescription ready, optical, ' +
        'high prescription, strong prescription',
      es:
        'graduados, graduación, aumento, receta, recetados, fórmula, prescripción, con receta médica, formulados, ' +
        'mucho aumento, alta graduación',
      fr:
        'ordonnance, prescription, correcteurs, correction, à la vue, de prescription, correctrices, ' +
        'forte correction, forte prescription',
    },
  ],

  // Shapes
  [
    shape('round'),
    {
      en: 'round, circle, circular, rounded, circles, john lennon, lennon, harry potter',
      es: 'redondo, circular, círculo, redondeado, john lennon, lennon, harry potter',
      fr: 'rond, circulaire, cercle, arrondi, john lennon, lennon, harry potter',
    },
  ],
  [
    shape('square'),
    { en: 'square, squared, boxy, wayfarer', es: 'cuadrado, wayfarer', fr: 'carré, wayfarer' },
  ],
  [
    shape('rectangle'),
    { en: 'rectangle, rectangular', es: 'rectangular, rectángulo', fr: 'rectangulaire, rectangle' },
  ],
  [shape('oval'), { en: 'oval', es: 'ovalado, oval, óvalo', fr: 'ovale' }],
  [
    shape('cat-eye'),
    {
      en: 'cat-eye, cateye, cats eye, cat eyed, cat',
      es: 'ojo de gato, ojos de gato, gato, cat eye, cateye, gatunos, felinos, gatubelas',
      fr: 'œil-de-chat, yeux de chat, chat, cat eye, papillonnantes, félines',
    },
  ],
  [
    shape('aviator'),
    {
      en: 'aviator, pilot, teardrop, tear drop, aviators, top gun',
      es: 'aviador, piloto, gota, lágrima, aviator',
      fr: 'aviateur, pilote, goutte, aviator',
    },
  ],
  [
    shape('browline'),
    {
      en: 'browline, brow line, clubmaster, brow',
      es: 'línea de cejas, ceja, browline, clubmaster',
      fr: 'ligne de sourcils, sourcils, browline, clubmaster',
    },
  ],
  [
    shape('panthos'),
    { en: 'panthos, panto, pantos, p3, keyhole', es: 'pantos, panto, panthos', fr: 'panto, pantos, panthos' },
  ],
  [
    shape('geometric'),
    {
      en: 'geometric, geometrical, hexagon, hexagonal, octagon, octagonal, angular',
      es: 'geométrico, hexagonal, octagonal, hexágono, angulares',
      fr: 'géométrique, hexagonal, octogonal, hexagone, angulaire',
    },
  ],
  [shape('butterfly'), { en: 'butterfly', es: 'mariposa', fr: 'papillon' }],
  [
    shape('wrap'),
    {
      en: 'wrap, wraparound, wrap around, sport, sports, sporty, athletic, running, cycling, goggles, ski goggles, shield',
      es: 'envolvente, deportivo, deporte, correr, ciclismo',
      fr: 'enveloppant, sport, sportif, course, vélo, cyclisme',
    },
  ],
  [
    shape('irregular'),
    {
      en: 'irregular, unusual, funky, asymmetric',
      es: 'irregular, asimétrico',
      fr: 'irrégulier, asymétrique',
    },
  ],

  // Colors
  [color('black'), { en: 'black, jet black, noir', es: 'negro, oscuro', fr: 'noir' }],
  [
    color('tortoise'),
    {
      en: 'tortoise, tortoiseshell, tortoise shell, turtle, turtle shell, havana, havanna, tort, leopard, demi, horn',
      es: 'carey, tortuga, caparazón de tortuga, concha, habana, havana, leopardo, tortoise',
      fr: 'écaille, écaille de tortue, tortue, havane, havana, léopard, écailles',
    },
  ],
  [
    color('brown'),
    {
      en: 'brown, chocolate, tan, beige, bronze, copper, chestnut, espresso, coffee, cognac, nude, caramel',
      es: 'marrón, café, castaño, chocolate, beige, beis, bronce, cobre, coñac, pardo',
      fr: 'brun, marron, chocolat, beige, bronze, cuivre, châtaigne, café, cognac, caramel',
    },
  ],
  [
    color('grey'),
    {
      en: 'gray, grey, gunmetal, slate, charcoal, smoke, ash',
      es: 'gris, plomo, pizarra, ahumado, ceniza, grafito',
      fr: 'gris, ardoise, fumé, anthracite, canon de fusil, cendre',
    },
  ],
  [
    color('blue'),
    {
      en: 'blue, navy, turquoise, teal, denim, cobalt, navy blue, light blue, dark blue',
      es: 'azul, marino, turquesa, celeste, mezclilla, cobalto, azul marino',
      fr: 'bleu, marine, turquoise, denim, cobalt, bleu marine, sarcelle',
    },
  ],
  [
    color('green'),
    {
      en: 'green, olive, emerald, mint, sage, khaki',
      es: 'verde, oliva, esmeralda, menta, caqui',
      fr: 'vert, olive, émeraude, menthe, kaki, sauge',
    },
  ],
  [
    color('red'),
    {
      en: 'red, burgundy, maroon, wine, cherry, crimson, oxblood',
      es: 'rojo, burdeos, vino, guinda, cereza, granate, borgoña, colorado',
      fr: 'rouge, bordeaux, bourgogne, cerise, vin, grenat',
    },
  ],
  [
    color('pink'),
    {
      en: 'pink, rose, blush, fuchsia, coral, magenta',
      es: 'rosa, rosado, fucsia, coral, rosita',
      fr: 'rose, rosé, fuchsia, corail, magenta',
    },
  ],
  [
    color('purple'),
    {
      en: 'purple, violet, lavender, plum, lilac',
      es: 'morado, violeta, púrpura, lila, ciruela, lavanda',
      fr: 'violet, mauve, pourpre, lilas, prune, lavande',
    },
  ],
  [
    color('yellow'),
    { en: 'yellow, mustard, lemon', es: 'amarillo, mostaza, limón', fr: 'jaune, moutarde, citron' },
  ],
  // No family is orange: the nearest ones.
  [
    color('yellow', 'red', 'brown'),
    { en: 'orange, peach, apricot', es: 'naranja, anaranjado, durazno', fr: 'orange, orangé, abricot' },
  ],
  [
    color('white'),
    {
      en: 'white, ivory, cream, pearl',
      es: 'blanco, marfil, crema, perla',
      fr: 'blanc, blanche, ivoire, crème, nacre',
    },
  ],
  [
    color('clear'),
    {
      en: 'clear, transparent, crystal, translucent, see-through, see thru, invisible, colorless, clear frame, clear frames',
      es: 'transparente, cristal, translúcido, traslúcido, claro, incoloro, cristalino',
      fr: 'transparent, cristal, translucide, clair, incolore',
    },
  ],
  [color('gold'), { en: 'gold, golden', es: 'dorado, oro', fr: 'doré, or, dorure' }],
  [color('silver'), { en: 'silver, silvery, chrome', es: 'plateado, plata', fr: 'argenté, argent, chromé' }],

  // Materials, rims and fit
  [
    material('acetate', 'propionate', 'nylon', 'bio-based'),
    { en: 'plastic', es: 'plástico, pasta', fr: 'plastique' },
  ],
  [material('acetate'), { en: 'acetate', es: 'acetato', fr: 'acétate' }],
  [
    material('metal', 'stainless-steel', 'titanium'),
    {
      en: 'metal, wire, metallic, wire frame, wire rim',
      es: 'metal, metálico, alambre',
      fr: 'métal, métallique',
    },
  ],
  [material('titanium'), { en: 'titanium', es: 'titanio', fr: 'titane' }],
  [
    material('stainless-steel'),
    { en: 'stainless steel, steel', es: 'acero inoxidable, acero', fr: 'acier inoxydable, acier' },
  ],
  [
    material('bio-based'),
    {
      en: 'bio-based, eco friendly, sustainable, recycled',
      es: 'de base biológica, ecológico, sostenible, reciclado',
      fr: 'biosourcé, écologique, écoresponsable, durable, recyclé',
    },
  ],
  [
    rim('rimless'),
    {
      en: 'rimless, frameless, no rim, without rim, no frame',
      es: 'sin aro, sin montura, sin marco, al aire, sin bordes',
      fr: 'sans cerclage, sans monture, sans cadre, sans bord, non cerclé, percé, invisible',
    },
  ],
  [
    rim('semi'),
    {
      en: 'semi-rimless, half rim, half frame, semi rim, half rimmed',
      es: 'medio aro, media montura, semi al aire, medio marco, semi montura',
      fr: 'demi-cerclé, demi-monture, semi-cerclé, nylor',
    },
  ],
  [
    rim('full'),
    {
      en: 'full rim, full frame, full rimmed',
      es: 'aro completo, montura completa, marco completo',
      fr: 'cerclé, monture complète, monture pleine',
    },
  ],
  [
    [['BRIDGE_FIT', 'low']],
    {
      en: 'low bridge, low nose bridge, low bridge fit, flat nose, asian fit, alternative fit, alternate fit, small nose',
      es: 'puente bajo, nariz chata, nariz plana, nariz pequeña',
      fr: 'pont bas, nez plat, petit nez, nez écrasé',
    },
  ],
  [
    feature('lightweight'),
    {
      en: 'lightweight, light weight, light, featherweight',
      es: 'ligero, liviano, livianito',
      fr: 'léger, légère, ultraléger',
    },
  ],
  [
    feature('spring-hinge'),
    {
      en: 'spring hinge, flexible, flex, bendable',
      es: 'bisagra flexible, flexible, bisagras',
      fr: 'charnière à ressort, flexible, souple',
    },
  ],
  [
    feature('hypoallergenic'),
    {
      en: 'hypoallergenic, nickel free',
      es: 'hipoalergénico, sin níquel',
      fr: 'hypoallergène, sans nickel, hypoallergénique',
    },
  ],
  [
    feature('adjustable-nose-pads'),
    {
      en: 'nose pads, adjustable nose pads, non slip, don slip, doesn slip, won slip',
      es: 'plaquetas, plaquetas ajustables, almohadillas, antideslizante, no se resbalen, resbalan',
      fr: 'plaquettes, plaquettes ajustables, antidérapant, glissent pas',
    },
  ],
  [
    [...feature('progressive-ready'), ...kind('multifocal')],
    {
      en: 'progressive, progressives, bifocal, bifocals, multifocal, progressive lenses, no line bifocals, varifocal',
      es: 'progresivos, bifocales, multifocales, lentes progresivos',
      fr: 'progressif, progressives, bifocal, multifocal, verres progressifs, foyers progressifs, double foyer',
    },
  ],

  // Wearers
  [
    gender('women', 'unisex'),
    {
      en: 'women, womens, woman, ladies, lady, female, feminine, her, womans, wife, mom',
      es: 'mujer, dama, señora, femenino, ella, esposa, mamá',
      fr: 'femme, dame, féminin, elle, féminine, maman',
    },
  ],
  [
    gender('men', 'unisex'),
    {
      en: 'men, mens, man, male, gentlemen, guys, masculine, him, husband, dad',
      es: 'hombre, caballero, masculino, varón, él, señor, esposo, papá',
      fr: 'homme, monsieur, masculin, papa, mari, gars',
    },
  ],
  [gender('unisex'), { en: 'unisex, gender neutral', es: 'unisex', fr: 'unisexe, unisex, mixte' }],
  [
    gender('kids'),
    {
      en: 'kids, kid, children, child, childrens, boys, boy, girls, girl, toddler, youth, teen, teens, teenager, junior, baby, son, daughter',
      es: 'niños, niñas, infantil, bebé, adolescente, juvenil, hijo, hija, escolar',
      fr: 'enfant, fille, fillette, garçonnet, garçon, ado, adolescent, bébé, jeune, junior, fils',
    },
  ],

  // Sizes: of the frame, or of the face or head that it is for
  [
    size('S', 'XS'),
    {
      en: 'small, narrow, petite, little, small face, narrow face, small head, thin face, narrow fit, small fit',
      es: 'pequeño, chico, angosto, estrecho, cara pequeña, rostro pequeño, cara delgada, cabeza pequeña, cara chica, rostro delgado, cara angosta',
      fr: 'petit, étroit, petit visage, visage étroit, petite tête, visage mince, visage fin',
    },
  ],
  [
    size('XS', 'S'),
    {
      en: 'extra small, xs, tiny, extra narrow, very small',
      es: 'muy pequeño, extra pequeño, xs, muy chico',
      fr: 'très petit, xs, très étroit, extra petit',
    },
  ],
  [
    size('M'),
    { en: 'medium, average, regular, standard', es: 'mediano, estándar', fr: 'moyen, standard, médium' },
  ],
  [
    size('L', 'XL'),
    {
      en: 'large, big, wide, large face, wide face, big face, big head, large head, wide head, wide fit, large fit, wide frames',
      es: 'grande, ancho, amplio, cara grande, cara ancha, rostro grande, rostro ancho, cabeza grande',
      fr: 'grand, large, grand visage, visage large, grosse tête, grande tête, tête large, gros',
    },
  ],
  [
    size('XL', 'L'),
    {
      en: 'extra large, xl, oversized, oversize, extra wide, huge, very large, xxl',
      es: 'muy grande, extra grande, xl, gigante, oversize, oversized, enorme, muy ancho, sobredimensionado',
      fr: 'très grand, xl, surdimensionné, oversize, très large, énorme, extra large',
    },
  ],

  // Sun lenses and contact lenses
  // What people look for is glare of water, roads and grass.
  [
    flag('POLARIZED'),
    {
      en: 'polarized, polarised, polaroid, fishing, driving, golf, boating, fishing polarized, driving polarized, golf polarized',
      es: 'polarizado, pescar, pesca, manejar, conducir, golf, pescar polarizado, pesca polarizado, manejar polarizado, conducir polarizado',
      fr: 'polarisé, polarisant, pêche, pêcher, conduite, conduire, golf, pêche polarisé, conduite polarisé, conduire polarisé',
    },
  ],
  [
    flag('LENS_MIRRORED'),
    {
      en: 'mirrored, mirror, reflective, mirror lens',
      es: 'espejado, espejo, espejeado, reflejante',
      fr: 'miroir, effet miroir, réfléchissant, verres miroir',
    },
  ],
  [flag('LENS_GRADIENT'), { en: 'gradient, ombre', es: 'degradado', fr: 'dégradé' }],
  [
    wear('daily'),
    {
      en: 'daily, dailies, one day, 1 day, single use, disposable, daily disposable',
      es: 'diario, un día, 1 día, desechable, desechables diarios, lentes diarios, lentes desechables',
      fr: 'journalier, quotidien, un jour, 1 jour, jetable, journalières jetables',
    },
  ],
  [
    wear('two-week'),
    {
      en: 'two-week, 2 week, biweekly, bi weekly, 2 weeks, fortnightly',
      es: 'quincenal, dos semanas, 2 semanas, lentes quincenales',
      fr: 'deux semaines, 2 semaines, bimensuel, bihebdomadaire, aux deux semaines',
    },
  ],
  [
    wear('monthly'),
    {
      en: 'monthly, monthlies, 1 month, one month, 30 day',
      es: 'mensual, lentes mensuales, un mes, 1 mes',
      fr: 'mensuel, un mois, 1 mois',
    },
  ],
  [
    kind('toric'),
    {
      en: 'toric, astigmatism, astigmatic',
      es: 'tórico, lentes tóricos, astigmatismo, astigmáticos',
      fr: 'torique, astigmate, astigmatisme',
    },
  ],
  [
    kind('colour'),
    {
      en: 'color contacts, colored contacts, color contact lenses, colored contact lenses, colour contacts, coloured contacts, coloured contact lenses, color lenses, colored lenses, cosmetic contacts, colored eye contacts',
      es: 'lentes de contacto de color, lentillas de color, pupilentes de color, lentes de contacto de colores, lentillas de colores, pupilentes de colores, lentes de color',
      fr: 'lentilles de couleur, lentilles colorées, verres de contact de couleur, lentilles cornéennes de couleur, verres de contact colorés, lentilles de contact de couleur, lentilles cornéennes colorées, lentilles de contact colorées',
    },
  ],
  [kind('sphere'), { en: 'spherical', es: 'esférico', fr: 'sphérique' }],
  [
    flag('ON_SALE'),
    {
      en: 'sale, on sale, discount, discounted, deals, deal, clearance, reduced price',
      es: 'oferta, ofertas, descuento, rebaja, rebajados, liquidación, en promoción',
      fr: 'solde, en solde, rabais, promotion, en promotion, réduction, aubaine, liquidation',
    },
  ],

  // Words that say nothing about the product
  [
    [],
    {
      en:
        'i, im, me, my, you, your, want, need, looking, look, find, show, get, buy, shop, best, good, great, nice, cool, ' +
        'cute, pretty, stylish, trendy, fashionable, fashion, new, popular, cheap, affordable, inexpensive, pair, pairs, style, styles, ' +
        'styled, shape, shaped, color, colored, colour, coloured, type, kind, please, some, any, that, which, who, what, are, do, ' +
        'have, can, online, quality, model, models, adult, adults, size, sized, fit, face, faces, lens, frame lenses, vintage, retro, ' +
        'classic, modern, designer, wear, everyday, arrivals, collection, nerd, geek, hipster, librarian, grandpa, don, doesn, won',
      es:
        'quiero, busco, buscar, buscando, necesito, mi, mis, me, comprar, ver, mejor, mejores, bueno, bonito, lindo, barato, económico, ' +
        'moda, nuevo, nueva, par, pares, estilo, tipo, forma, color, colores, modelo, modelos, que, cuál, son, hay, tienen, ' +
        'online, calidad, adulto, talla, tamaño, cara, rostro, lente, vintage, retro, clásico, moderno, de marca, marca, todos, novedades, ' +
        'colección, nerd, hipster',
      fr:
        'je, cherche, veux, voudrais, besoin, mon, ma, mes, acheter, voir, meilleur, bon, beau, belle, joli, pas cher, abordable, ' +
        'mode, nouveau, nouvelle, nouvelles, nouveaux, paire, paires, style, type, forme, couleur, couleurs, modèle, modèles, quel, ' +
        'quelles, en ligne, qualité, adulte, taille, visage, verre, verres, vintage, rétro, classique, moderne, de marque, marque, tendance, ' +
        'nouveautés, collection, nerd, geek, hipster, star',
    },
  ],
];

/** Names of face shapes, and their phrases: "round face", "visage rond". */
const FACE_SHAPES: Readonly<Record<FaceShape, WordsByLanguage>> = {
  oval: { en: 'oval', es: 'ovalado', fr: 'ovale' },
  round: { en: 'round', es: 'redondo', fr: 'rond' },
  square: { en: 'square', es: 'cuadrado', fr: 'carré' },
  heart: {
    en: 'heart, heart shaped, heart shape',
    es: 'corazón, en forma de corazón',
    fr: 'cœur, en cœur, en forme de cœur',
  },
  diamond: {
    en: 'diamond, diamond shaped, diamond shape',
    es: 'diamante, forma de diamante',
    fr: 'diamant, losange, en diamant, en forme de diamant',
  },
  triangle: { en: 'triangle, triangular', es: 'triangular, triángulo', fr: 'triangle, triangulaire' },
  oblong: {
    en: 'oblong, long, rectangular',
    es: 'alargado, largo, rectangular',
    fr: 'allongé, long, rectangulaire',
  },
};
const FACE: Readonly<Record<DisplayLanguage, readonly string[]>> = {
  en: ['face', 'faces', 'shaped face', 'face shape'],
  es: ['cara', 'rostro', 'caras', 'rostros'],
  fr: ['visage', 'visages'],
};

const faceRows: readonly Row[] = Object.entries(FACE_SHAPES).map(([face, names]) => [
  shape(...SUITED_FRAMES[face as FaceShape]),
  {
    en: bothOrders(names, 'en'),
    es: bothOrders(names, 'es'),
    fr: bothOrders(names, 'fr'),
  },
]);

function bothOrders(names: WordsByLanguage, language: DisplayLanguage): string {
  return phrasesOf(names[language])
    .flatMap((name) => FACE[language].flatMap((noun) => [`${name} ${noun}`, `${noun} ${name}`]))
    .join(', ');
}

function phrasesOf(words: string): string[] {
  return words.split(', ');
}

/** Brands and kinds that are not sold here, with what is nearest to them and is searched for in their place. */
const NOT_SOLD: readonly (readonly [meaning: Meaning, instead: WordsByLanguage, names: string])[] = [
  [
    category(CONTACT_LENSES),
    { en: 'contact lenses', es: 'lentes de contacto', fr: 'lentilles' },
    'acuvue, acuvue oasys, acuvue moist, acuvue vita, oasys, biofinity, dailies total, dailies total1, air optix, ' +
      'airoptix, biotrue, bausch lomb, proclear, clariti, precision1, precision 1, freshlook, avaira, myday, hubble, cooper vision',
  ],
  [
    category(SUNGLASSES),
    { en: 'sunglasses', es: 'lentes de sol', fr: 'lunettes de soleil' },
    'ray ban, rayban, ray bans, rayban meta, oakley, oakleys, maui jim, costa del mar, persol, carrera, goodr, arnette',
  ],
  // Sun lenses that are put over glasses.
  [
    category(SUNGLASSES),
    { en: 'sunglasses', es: 'lentes de sol', fr: 'lunettes de soleil' },
    'clip, clips, clip on, clip ons, clipon, clipons, magnetic clip, magnetic clips, magnetic clip on, magnetic clip ons, flip up, ' +
      'over glasses, overglasses, fit over, fit overs, fitovers, clip magnético, clips magnéticos, clip imantado, clips imantados, ' +
      'clip de sol, clips de sol, sobrelentes, sobregafas, clip magnétique, clips magnétiques, clip aimanté, clips aimantés, ' +
      'clip solaire, clips solaires, surlunettes, sur lunettes',
  ],
  [
    category(EYEGLASSES),
    { en: 'eyeglasses', es: 'anteojos', fr: 'lunettes de vue' },
    'warby parker, zenni, gucci, prada, versace, coach, michael kors, tom ford, tiffany, burberry, chanel, armani, ' +
      'ralph lauren, lindberg, oliver peoples, flexon, nike, lacoste',
  ],
];

/** A phrase with its meaning. */
export interface SearchPhrase {
  phrase: string;
  meaning: Meaning;
  /** What is searched for in place of what is not sold here. */
  instead?: string;
}

/** Returns all phrases of a language with their meanings. Where two rows have a phrase, the first is meant. */
export function searchPhrases(language: DisplayLanguage): SearchPhrase[] {
  return [
    ...[...ROWS, ...faceRows].flatMap(([meaning, words]) =>
      phrasesOf(words[language]).map((phrase) => ({ phrase, meaning })),
    ),
    ...NOT_SOLD.flatMap(([meaning, instead, names]) =>
      phrasesOf(names).map((phrase) => ({ phrase, meaning, instead: instead[language] })),
    ),
  ];
}
