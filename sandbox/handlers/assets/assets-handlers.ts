import type { Handlers } from '../../call';
import { findAdvisorProducts } from './find-advisor-products';
import { geocode } from './geocode';
import { getFrameImage, getImageManifest, getTryOnAvailability } from './pictures';

export const assetsHandlers = {
  getImageManifest,
  getFrameImage,
  getTryOnAvailability,
  geocode,
  findAdvisorProducts,
} satisfies Partial<Handlers>;
