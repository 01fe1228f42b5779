import { warmUp } from '@/app/warm-up';
import { connectApi } from './connect-api';
import { withContractWatch } from './contract-watch';
import { listen } from './listen';
import { createStorefront } from './storefront';

const connection = await connectApi({
  origin: process.env.WCS_ORIGIN,
  doctorPracticeUrl: process.env.DOCTOR_PRACTICE_URL,
  dataFile: process.env.SANDBOX_DATA ?? '.data/sandbox.sqlite',
});
const api = await withContractWatch(connection, process.env);

const clientIds = {
  googleClientId: process.env.GOOGLE_CLIENT_ID,
  facebookClientId: process.env.FACEBOOK_CLIENT_ID,
};

const mapTiles = {
  url: process.env.MAP_TILES_URL,
  attribution: process.env.MAP_TILES_ATTRIBUTION,
  maxZoom: process.env.MAP_TILES_MAX_ZOOM,
};

const {
  PUBLIC_ORIGIN: publicOrigin,
  DIRECTIONS_URL: directionsUrl,
  STORE_PAGE_SIZE: storePageSize,
} = process.env;

const countryHosts = { us: process.env.STORE_HOST_US, ca: process.env.STORE_HOST_CA };

const examBooking = {
  california: process.env.EXAM_BOOKING_CALIFORNIA_URL,
  texasOklahoma: process.env.EXAM_BOOKING_TEXAS_OKLAHOMA_URL,
  hosts: process.env.EXAM_BOOKING_HOSTS,
};

const storefront = createStorefront({
  api,
  publicOrigin,
  clientIds,
  mapTiles,
  directionsUrl,
  storePageSize,
  countryHosts,
  examBooking,
});

listen(storefront, {
  port: Number(process.env.PORT ?? 4173),
  description: api.description,
  onClose: api.close,
});

// Not awaited: the server accepts requests meanwhile.
void warmUp();
