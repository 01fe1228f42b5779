import {
  delayed,
  example,
  noNetwork,
  type Scenario,
  type ScenarioEffect,
  type ScenarioTable,
} from './scenario';

/** Scenarios of espots, the newsletter and the promotion pop-up. */
export const marketingScenarios: ScenarioTable = {
  // The word “subscribed” in a URL shows the footer's confirmation instead of its form (000 §2).
  'newsletter-existing-email': [
    '000 §8',
    'Every email is already subscribed: ERROR_Already_EmailSubscribed in the footer, success in the pop-up',
    { subscribeEmail: example('alreadySubscribed') },
  ],
  'newsletter-invalid-email': [
    '000 §8',
    'Every email is invalid: ERROR_Subscribe_EmailEmpty in the footer',
    { subscribeEmail: example('invalidEmail') },
  ],
  'newsletter-server-error': [
    '000 §8',
    "ERROR_Email_SubscribedError in the footer, 'E-mail subscription error, try later' in the pop-up",
    { subscribeEmail: example('otherStatus') },
  ],
  'newsletter-unavailable': [
    '000 §8',
    'The newsletter command gets no response; shown like newsletter-server-error',
    { subscribeEmail: noNetwork },
  ],
  'newsletter-delayed': [
    '000 §4',
    'The newsletter command is delayed by three seconds',
    { subscribeEmail: delayed(3000) },
  ],
  'promo-offer-ended': [
    '000 §4',
    'The code of the promotion pop-up is invalid; closing the pop-up disables it',
    { getEspot: example('promoOfferEnded') },
  ],
  'promo-offer-unavailable': [
    '000 §8',
    "The offer cannot be loaded: 'Error loading espot X_Promo_Offer'",
    { getEspot: noNetwork },
  ],
  'espots-empty': [
    '000 §7',
    'No espot has content: the page leaves no gap',
    everyEspot(example('noContent')),
  ],
  'espots-failed': [
    '000 §8',
    "No espot can be loaded: 'Error loading espot {name}'; the page works without",
    everyEspot(example('espotFailed')),
  ],
  'espots-delayed': [
    '000 §7',
    'Espots are delayed by three seconds; no page waits for them',
    everyEspot(delayed(3000)),
  ],
  'espots-unsafe-html': [
    '000 §7',
    'Espots contain scripts and event handlers, which are removed',
    { getEspot: example('unsafeHtml'), getProductEspot: example('unsafeHtml') },
  ],
};

function everyEspot(effect: ScenarioEffect): Scenario['effects'] {
  return {
    getEspot: effect,
    getProductEspot: effect,
    getCookieSensitiveEspot: effect,
    getCookieSensitiveProductEspot: effect,
    getCookieSensitiveCategoryEspot: effect,
  };
}
