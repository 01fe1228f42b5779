import type { AdvisorRecommendations } from '@generated/assets/model/advisorRecommendations';
import { changed, conditional, delayed, example, noNetwork, type ScenarioTable } from './scenario';

/** Few results: less than a row on a desktop. */
const FEW = 3;

/** Failures, delays and rare states of the frame advisor. */
export const advisorScenarios: ScenarioTable = {
  'advisor-search-unavailable': [
    '000 §8',
    "The advisor's search gets no response: 'No product were returned', with a retry",
    { findAdvisorProducts: noNetwork },
  ],
  'advisor-search-delayed': [
    '000 §4',
    "The advisor's search is delayed by three seconds",
    { findAdvisorProducts: delayed(3000) },
  ],
  'advisor-no-products': [
    '000 §8',
    "The advisor's search finds nothing: 'No product were returned', with ways on",
    { findAdvisorProducts: example('noProducts') },
  ],
  'advisor-no-products-in-width': [
    '000 §8',
    "The advisor's search finds nothing in the shopper's width, and frames without it",
    {
      findAdvisorProducts: conditional(
        (_: unknown, { call }) => call.url.searchParams.has('optimalHinge'),
        example('noProducts'),
      ),
    },
  ],
  'advisor-few-products': [
    '000 §7',
    "The advisor's search finds three frames",
    {
      findAdvisorProducts: changed((body: AdvisorRecommendations) => {
        body.products = body.products.slice(0, FEW);
      }),
    },
  ],
  'advisor-unknown-products': [
    '000 §3',
    "The catalog does not know the advisor's frames any more: 'No product were returned'",
    { findAdvisorProducts: example('recommendations') },
  ],
  'advisor-profile-unavailable': [
    '000 §6',
    'The profile can be neither loaded nor saved: it stays on the device, with a retry',
    { getAdvisorProfile: noNetwork, saveAdvisorProfile: noNetwork },
  ],
  'advisor-profile-delayed': [
    '000 §6',
    'Loading and saving the profile is delayed by three seconds',
    { getAdvisorProfile: delayed(3000), saveAdvisorProfile: delayed(3000) },
  ],
  'try-on-unavailable': [
    '000 §7',
    'Which frames can be tried on gets no response: no button, and nothing said',
    { getTryOnAvailability: noNetwork },
  ],
};
