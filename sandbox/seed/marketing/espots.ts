import type { Localized } from '../models/localized';
import type { EspotSeed } from './espot-seed';
import { homeEspots } from './home-espots';
import { iconSprite } from './icon-sprite';
import { pageEspots } from './page-espots';
import { serviceEspots } from './service-espots';

/** Promotion code that the promo pop-up gives for an email address. */
export const OFFER_CODE = 'SEE10';

/** Marketing content. Unknown espots have empty responses. */
export const espots: EspotSeed[] = [
  ...homeEspots,
  ...serviceEspots,
  ...pageEspots,
  {
    name: 'Header_Announcement',
    identifier: '15103',
    contentName: 'shipping',
    text: {
      en: '<p>Free standard shipping on every pair.</p>',
      es: '<p>Envío estándar gratis en cada par.</p>',
      fr: '<p>Livraison standard gratuite pour chaque paire.</p>',
    },
  },
  {
    name: 'Listing_Banner',
    identifier: '15104',
    contentName: 'sun-season',
    categoryId: '40002',
    text: {
      en: '<p>Every sun lens blocks 100% of UVA and UVB.</p>',
      es: '<p>Cada lente solar bloquea el 100\u00a0% de los rayos UVA y UVB.</p>',
      fr: '<p>Chaque verre solaire bloque 100\u00a0% des rayons UVA et UVB.</p>',
    },
  },
  {
    // The code and its end date must match sandbox/seed/promotion-codes.ts.
    name: 'X_Promo_Offer',
    identifier: '15105',
    contentName: 'newsletter-offer',
    text: {
      en: offer(
        '10% off your order',
        'Valid on frames, lenses and contact lenses. Protection plans are not included.',
      ),
      es: offer(
        '10\u00a0% de descuento en tu pedido',
        'En monturas, lentes y lentes de contacto. No incluye planes de protección.',
      ),
      fr: offer(
        '10\u00a0% de rabais sur votre commande',
        'Sur les montures, les verres et les lentilles cornéennes. Les plans de protection ne sont pas compris.',
      ),
    },
  },
  {
    name: 'X_SVG_Icons',
    identifier: '15101',
    contentName: 'icons',
    text: sameInAllLanguages(iconSprite),
  },
  {
    name: 'X_Insurance_Providers',
    identifier: '15121',
    contentName: 'providers',
    text: sameInAllLanguages(
      JSON.stringify([
        { key: 'EYEMED', text: 'EyeMed', value: 'EYEMED', network: true },
        { key: 'AETNA', text: 'Aetna', value: 'AETNA', network: true },
        { key: 'HUMANA', text: 'Humana Vision', value: 'HUMANA', network: true, claimProcess: '2.1' },
        { key: 'UHC', text: 'UnitedHealthcare Vision (UHC)', value: 'UHC', network: true },
        { key: 'CIGNA', text: 'Cigna', value: 'CIGNA', network: false, claimProcess: '3' },
        {
          key: 'DAVIS',
          text: 'Davis Vision',
          value: 'DAVIS',
          network: false,
          claimProcess: '4',
          downloadLink: 'https://forms.example.com/davis-claim.pdf',
        },
      ]),
    ),
  },
];

function offer(headline: string, terms: string): string {
  return JSON.stringify({ code: OFFER_CODE, headline, terms, endsAt: '2100-01-01T00:00:00Z' });
}

function sameInAllLanguages(text: string): Localized {
  return { en: text, es: text, fr: text };
}
