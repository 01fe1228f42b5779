import type { Handlers } from '../../call';
import { findAdvisorProducts } from './find-advisor-products';
import { geocode } from './geocode';
import { getFrameImage } from './get-frame-image';
import { getImageManifest } from './get-image-manifest';
import { getTryOnAvailability } from './get-try-on-availability';

export const assetsHandlers = {
  getImageManifest,
  getFrameImage,
  getTryOnAvailability,
  geocode,
  findAdvisorProducts,
} satisfies Partial<Handlers>;
