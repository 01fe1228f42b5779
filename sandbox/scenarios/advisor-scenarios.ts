import type { AdvisorRecommendations } from '@generated/assets/model/advisorRecommendations';
import { changed, conditional, delayed, example, type NamedScenario, noNetwork } from './scenario';

/** Few results: less than a row on a desktop. */
const FEW = 3;

/** Failures, delays and rare states of the frame advisor. */
export const advisorScenarios: readonly NamedScenario[] = [
  {
    name: 'advisor-search-unavailable',
    section: '000 §8',
    summary: "The advisor's search gets no response: 'No product were returned', with a retry",
    effects: { findAdvisorProducts: noNetwork },
  },
  {
    name: 'advisor-search-delayed',
    section: '000 §4',
    summary: "The advisor's search is delayed by three seconds",
    effects: { findAdvisorProducts: delayed(3000) },
  },
  {
    name: 'advisor-no-products',
    section: '000 §8',
    summary: "The advisor's search finds nothing: 'No product were returned', with ways on",
    effects: { findAdvisorProducts: example('noProducts') },
  },
  {
    name: 'advisor-no-products-in-width',
    section: '000 §8',
    summary: "The advisor's search finds nothing in the shopper's width, and frames without it",
    effects: {
      findAdvisorProducts: conditional(
        (_: unknown, { call }) => call.url.searchParams.has('optimalHinge'),
        example('noProducts'),
      ),
    },
  },
  {
    name: 'advisor-few-products',
    section: '000 §7',
    summary: "The advisor's search finds three frames",
    effects: {
      findAdvisorProducts: changed((body: AdvisorRecommendations) => {
        body.products = body.products.slice(0, FEW);
      }),
    },
  },
  {
    name: 'advisor-unknown-products',
    section: '000 §3',
    summary: "The catalog does not know the advisor's frames any more: 'No product were returned'",
    effects: { findAdvisorProducts: example('recommendations') },
  },
  {
    name: 'advisor-profile-unavailable',
    section: '000 §6',
    summary: 'The profile can be neither loaded nor saved: it stays on the device, with a retry',
    effects: { getAdvisorProfile: noNetwork, saveAdvisorProfile: noNetwork },
  },
  {
    name: 'advisor-profile-delayed',
    section: '000 §6',
    summary: 'Loading and saving the profile is delayed by three seconds',
    effects: { getAdvisorProfile: delayed(3000), saveAdvisorProfile: delayed(3000) },
  },
  {
    name: 'try-on-unavailable',
    section: '000 §7',
    summary: 'Which frames can be tried on gets no response: no button, and nothing said',
    effects: { getTryOnAvailability: noNetwork },
  },
];
