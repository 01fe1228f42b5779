import { frame } from '../supplies/products';
import { anyone } from '../supplies/shoppers';
import { present, successBody, supply } from '../walk';
import type { Probes } from './probe';

const manifest = supply(async (walk) => {
  const { upc } = await frame(walk);
  const client = await anyone(walk);
  return successBody(
    'getImageManifest',
    await client.GET('/assets/frames/{upc}/manifest.json', { params: { path: { upc } } }),
  );
});

export const assetsProbes = {
  getImageManifest: manifest,
  getFrameImage: async (walk) => {
    const { items } = await manifest(walk);
    const { file_key: fileKey } = present('a picture', items[0]);
    return (await anyone(walk)).GET('/assets/frames/{fileKey}', { params: { path: { fileKey } } });
  },
  getTryOnAvailability: async (walk) => {
    const { upc } = await frame(walk);
    return (await anyone(walk)).GET('/vto/availability', { params: { query: { upc: [upc] } } });
  },
  geocode: async (walk) => {
    const { country } = walk.store;
    const address = country === 'US' ? 'Mason, OH' : 'Guelph, ON';
    return (await anyone(walk)).GET('/geocode', {
      params: { query: { address, country: [country], language: 'en' } },
    });
  },
  findAdvisorProducts: async (walk) => {
    const isUs = walk.store.country === 'US';
    return (await anyone(walk)).GET('/frame-advisor/recommendations', {
      params: {
        query: {
          locale: isUs ? 'en-US' : 'en-CA',
          region: 'US',
          store: isUs ? 'LC@USA' : 'LC@CA',
          productType: 'eyeglasses',
          faceShape: 'oval',
          limit: 24,
        },
      },
    });
  },
} satisfies Probes;
