import type { EspotSeed } from './espot-seed';

/** Espots of listings and product pages; the sunglasses listing is in espots.ts. */
export const pageEspots: EspotSeed[] = [
  {
    name: 'Listing_Banner',
    identifier: '15113',
    contentName: 'prescription-lenses',
    categoryId: '40001',
    text: {
      en: '<p>Most of these frames take prescription lenses. Enter your values among the filters to see which.</p>',
      es: '<p>La mayoría de estas monturas admite lentes con receta. Anota tus valores en los filtros para ver cuáles.</p>',
      fr: '<p>La plupart de ces montures acceptent des verres d’ordonnance. Entrez vos valeurs dans les filtres pour voir lesquelles.</p>',
    },
  },
  {
    name: 'Listing_Banner',
    identifier: '15114',
    contentName: 'contact-lens-prescription',
    categoryId: '40003',
    text: {
      en: '<p>Have your contact lens prescription at hand: brand, base curve and diameter stand on it.</p>',
      es: '<p>Ten a mano tu receta de lentes de contacto: indica la marca, la curva base y el diámetro.</p>',
      fr: '<p>Ayez votre ordonnance de lentilles à portée de main : la marque, le rayon de courbure et le diamètre y figurent.</p>',
    },
  },
  {
    name: 'Product_Banner',
    identifier: '15115',
    contentName: 'product-promise',
    text: {
      en: '<p>Free standard shipping, and 30 days to be sure.</p>',
      es: '<p>Envío estándar gratis y 30 días para decidirte.</p>',
      fr: '<p>Livraison standard gratuite et 30 jours pour être sûr de votre choix.</p>',
    },
  },
];
