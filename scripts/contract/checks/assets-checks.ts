import { frame } from '../fixtures/products';
import { anonymousClient } from '../fixtures/shoppers';
import { fixture, requireValue, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

const imageManifest = fixture(async (run) => {
  const { upc } = await frame(run);
  const client = await anonymousClient(run);
  return successBody(
    'getImageManifest',
    await client.GET('/assets/frames/{upc}/manifest.json', { params: { path: { upc } } }),
  );
});

export const assetsChecks = {
  getImageManifest: imageManifest,
  getFrameImage: async (run) => {
    const { items } = await imageManifest(run);
    const { file_key: fileKey } = requireValue('a picture', items[0]);
    return (await anonymousClient(run)).GET('/assets/frames/{fileKey}', { params: { path: { fileKey } } });
  },
  getTryOnAvailability: async (run) => {
    const { upc } = await frame(run);
    return (await anonymousClient(run)).GET('/vto/availability', { params: { query: { upc: [upc] } } });
  },
  geocode: async (run) => {
    const { country } = run.store;
    const address = country === 'US' ? 'Mason, OH' : 'Guelph, ON';
    return (await anonymousClient(run)).GET('/geocode', {
      params: { query: { address, country: [country], language: 'en' } },
    });
  },
  findAdvisorProducts: async (run) => {
    const isUs = run.store.country === 'US';
    return (await anonymousClient(run)).GET('/frame-advisor/recommendations', {
      params: {
        query: {
          locale: isUs ? 'en-US' : 'en-CA',
          region: isUs ? 'US' : 'EU',
          store: isUs ? 'LC@USA' : 'LC@CA',
          productType: 'eyeglasses',
          faceShape: 'oval',
          limit: 24,
        },
      },
    });
  },
} satisfies ContractChecks;
