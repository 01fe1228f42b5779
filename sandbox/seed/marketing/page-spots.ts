import type { MarketingSpotSeed } from './spot-seed';

/** Content of listings and product pages; that of the sunglasses is among the spots of the whole store. */
export const pageSpots: MarketingSpotSeed[] = [
  {
    name: 'Listing_Banner',
    identifier: '15113',
    contentName: 'lenses-included',
    categoryId: '40001',
    text: {
      en: '<p>Every frame here can be had with lenses cut to your prescription.</p>',
      es: '<p>Todas estas monturas se pueden pedir con lentes cortados según tu receta.</p>',
      fr: '<p>Chaque monture d’ici peut être montée de verres taillés selon votre ordonnance.</p>',
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
