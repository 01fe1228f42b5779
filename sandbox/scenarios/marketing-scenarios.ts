import { delayed, example, type NamedScenario, noNetwork, type ScenarioEffect } from './scenario';

/** Scenarios of espots, the newsletter and the promotion pop-up. */
export const marketingScenarios: readonly NamedScenario[] = [
  {
    // The word “subscribed” in a URL shows the footer's confirmation instead of its form (000 §2).
    name: 'newsletter-existing-email',
    section: '000 §8',
    summary:
      'Every email is already subscribed: ERROR_Already_EmailSubscribed in the footer, success in the pop-up',
    effects: { subscribeEmail: example('alreadySubscribed') },
  },
  {
    name: 'newsletter-invalid-email',
    section: '000 §8',
    summary: 'Every email is invalid: ERROR_Subscribe_EmailEmpty in the footer',
    effects: { subscribeEmail: example('invalidEmail') },
  },
  {
    name: 'newsletter-server-error',
    section: '000 §8',
    summary:
      "ERROR_Email_SubscribedError in the footer, 'E-mail subscription error, try later' in the pop-up",
    effects: { subscribeEmail: example('otherStatus') },
  },
  {
    name: 'newsletter-unavailable',
    section: '000 §8',
    summary: 'The newsletter command gets no response; shown like newsletter-server-error',
    effects: { subscribeEmail: noNetwork },
  },
  {
    name: 'newsletter-delayed',
    section: '000 §4',
    summary: 'The newsletter command is delayed by three seconds',
    effects: { subscribeEmail: delayed(3000) },
  },
  {
    name: 'promo-offer-ended',
    section: '000 §4',
    summary: 'The code of the promotion pop-up is invalid; closing the pop-up disables it',
    effects: { getEspot: example('promoOfferEnded') },
  },
  {
    name: 'promo-offer-unavailable',
    section: '000 §8',
    summary: "The offer cannot be loaded: 'Error loading espot X_Promo_Offer'",
    effects: { getEspot: noNetwork },
  },
  {
    name: 'espots-empty',
    section: '000 §7',
    summary: 'No espot has content: the page leaves no gap',
    effects: everyEspot(example('noContent')),
  },
  {
    name: 'espots-failed',
    section: '000 §8',
    summary: "No espot can be loaded: 'Error loading espot {name}'; the page works without",
    effects: everyEspot(example('espotFailed')),
  },
  {
    name: 'espots-delayed',
    section: '000 §7',
    summary: 'Espots are delayed by three seconds; no page waits for them',
    effects: everyEspot(delayed(3000)),
  },
  {
    name: 'espots-unsafe-html',
    section: '000 §7',
    summary: 'Espots contain scripts and event handlers, which are removed',
    effects: { getEspot: example('unsafeHtml'), getProductEspot: example('unsafeHtml') },
  },
];

function everyEspot(effect: ScenarioEffect): NamedScenario['effects'] {
  return {
    getEspot: effect,
    getProductEspot: effect,
    getCookieSensitiveEspot: effect,
    getCookieSensitiveProductEspot: effect,
    getCookieSensitiveCategoryEspot: effect,
  };
}
