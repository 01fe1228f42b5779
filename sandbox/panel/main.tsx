import './panel.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from './panel';

const Gallery = lazy(async () => ({ default: (await import('@/ui/gallery/gallery')).Gallery }));

/** Starts the panel, or the gallery of the design system. */
async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startBrowserSandbox } = await import('../browser');
    await startBrowserSandbox();
  }
  const isGallery = location.pathname.replace(/\/$/, '').endsWith('/gallery');
  document.title = isGallery ? 'Gallery – Marlowe Eyewear' : 'Sandbox – Marlowe Eyewear';
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      {isGallery ? (
        <Suspense>
          <Gallery />
        </Suspense>
      ) : (
        <Panel />
      )}
    </StrictMode>,
  );
}

void start();
