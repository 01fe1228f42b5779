import './panel.css';
import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { CarrierPage } from './carrier/carrier-page';
import { ClaimFormPage } from './claim-form/claim-form-page';
import { Panel } from './panel';
import type { PanelPage } from './panel-pages';
import { SignInPage } from './sign-in/sign-in-page';

const Gallery = lazy(async () => ({ default: (await import('@/ui/gallery/gallery')).Gallery }));
const StatesPage = lazy(async () => ({ default: (await import('./states/states-page')).StatesPage }));

/** The panel has any other path. */
const PAGES: Record<PanelPage, { title: string; page: ReactNode }> = {
  gallery: { title: 'Gallery – Marlowe Eyewear', page: <Gallery /> },
  states: { title: 'States – Marlowe Eyewear', page: <StatesPage /> },
  carrier: { title: 'Where your parcel is', page: <CarrierPage /> },
  'claim-form': { title: 'Claim form', page: <ClaimFormPage /> },
  'sign-in': { title: 'Sign in', page: <SignInPage /> },
};

/** Starts the panel, the gallery of the design system, or a page of the sandbox's identity provider, carrier or insurers. */
async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startForPage } = await import('../browser-page');
    await startForPage();
  }
  const name = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  const { title, page } = findPage(name) ?? { title: 'Sandbox – Marlowe Eyewear', page: <Panel /> };
  document.title = title;
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <Suspense>{page}</Suspense>
    </StrictMode>,
  );
}

function findPage(name: string) {
  return Object.hasOwn(PAGES, name) ? PAGES[name as PanelPage] : undefined;
}

void start();
