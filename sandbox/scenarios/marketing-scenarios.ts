import { example, late, type NamedScenario, noNetwork, type ScenarioEffect } from './scenario';

/** Marketing spots, the newsletter and the promotion pop-up. */
export const marketingScenarios: readonly NamedScenario[] = [
  {
    name: 'newsletter-known-address',
    section: '000 §8',
    summary:
      'Every address is on the list: ERROR_Already_EmailSubscribed in the footer, success in the pop-up',
    effects: { subscribeEmail: example('alreadySubscribed') },
  },
  {
    name: 'newsletter-invalid-address',
    section: '000 §8',
    summary: 'No address is valid: ERROR_Subscribe_EmailEmpty in the footer',
    effects: { subscribeEmail: example('invalidEmail') },
  },
  {
    name: 'newsletter-out-of-order',
    section: '000 §8',
    summary:
      "ERROR_Email_SubscribedError in the footer, 'E-mail subscription error, try later' in the pop-up",
    effects: { subscribeEmail: example('otherStatus') },
  },
  {
    name: 'newsletter-out-of-reach',
    section: '000 §8',
    summary: 'The newsletter command gets no answer; read as newsletter-out-of-order',
    effects: { subscribeEmail: noNetwork },
  },
  {
    name: 'newsletter-late',
    section: '000 §4',
    summary: 'The newsletter command answers after three seconds',
    effects: { subscribeEmail: late(3000) },
  },
  {
    name: 'promo-offer-ended',
    section: '000 §4',
    summary: 'The code of the promotion pop-up is invalid; closing the pop-up disables it',
    effects: { getEspot: example('promoOfferEnded') },
  },
  {
    name: 'promo-offer-out-of-reach',
    section: '000 §8',
    summary: "The offer cannot be read: 'Error loading espot X_Promo_Offer'",
    effects: { getEspot: noNetwork },
  },
  {
    name: 'spots-empty',
    section: '000 §7',
    summary: 'No marketing spot is filled: the page closes up where they would stand',
    effects: everySpot(example('noContent')),
  },
  {
    name: 'spots-failed',
    section: '000 §8',
    summary: "No marketing spot can be read: 'Error loading espot {name}', and the page goes on",
    effects: everySpot(example('espotFailed')),
  },
  {
    name: 'spots-late',
    section: '000 §7',
    summary: 'Marketing spots come after three seconds, for which no page waits',
    effects: everySpot(late(3000)),
  },
  {
    name: 'spots-hostile',
    section: '000 §7',
    summary: 'Marketing spots for everybody hold scripts and handlers, of which nothing is left',
    effects: { getEspot: example('unsafeHtml'), getProductEspot: example('unsafeHtml') },
  },
];

function everySpot(effect: ScenarioEffect): NamedScenario['effects'] {
  return {
    getEspot: effect,
    getProductEspot: effect,
    getCookieSensitiveEspot: effect,
    getCookieSensitiveProductEspot: effect,
    getCookieSensitiveCategoryEspot: effect,
  };
}
