import { warmUp } from '@/app/warm-up';
import { listen } from './listen';
import { connectPlatform } from './platform-connection';
import { createStorefront } from './storefront';

const platform = await connectPlatform({
  origin: process.env.WCS_ORIGIN,
  dataFile: process.env.SANDBOX_DATA ?? '.data/sandbox.sqlite',
});

listen(createStorefront({ platform }), {
  port: Number(process.env.PORT ?? 4173),
  what: platform.description,
  onClose: platform.close,
});

// Not awaited: the server accepts requests meanwhile.
void warmUp();
