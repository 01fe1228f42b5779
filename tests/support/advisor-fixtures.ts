import { demoShopper } from '@sandbox/testing/shoppers';
import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { lastResults } from '@/features/advisor/dialog/hooks/use-recommendations';
import { advisorRequest } from '@/lib/advisor/open-advisor';
import { findDialog } from './find-dialog';
import { type ComponentTestOptions, renderPage } from './render-page';

/** Prepares each test of a file for the advisor. */
export function prepareForAdvisor(): void {
  // Its code takes seconds to compile on a busy machine.
  beforeAll(() => import('@/app/routes/shared/composed-advisor'));
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    advisorRequest.set(undefined);
    lastResults.set(undefined);
  });
}

export const OVAL = { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses' };

/** Stores choices from an earlier visit in this browser. */
export const chooseBefore = (choices: object = OVAL) =>
  localStorage.setItem('frame_advisor', JSON.stringify({ choices, changedAt: 1 }));

/** Opens the advisor by a URL. */
export async function openAdvisor(
  options: ComponentTestOptions = {},
  path = '/lc-us/face-shape?ref=startFa',
) {
  const page = await renderPage(path, options);
  const dialog = within(await findDialog('Frame advisor'));
  return { ...page, dialog };
}
export type Advisor = Awaited<ReturnType<typeof openAdvisor>>;

export const heading = ({ dialog }: Pick<Advisor, 'dialog'>, name: string) =>
  dialog.findByRole('heading', { level: 3, name });
export const click = (
  { user, dialog }: { user: UserEvent; dialog: Advisor['dialog'] },
  name: string | RegExp,
) => dialog.findByRole('button', { name }).then((button) => user.click(button));
export const tiles = ({ dialog }: Pick<Advisor, 'dialog'>) => dialog.findAllByRole('article');
export const profileOf = ({ server }: Pick<Advisor, 'server'>, name: string) =>
  server.sandbox.sandbox.context.state.advisorProfiles.get(demoShopper(name).userId);
