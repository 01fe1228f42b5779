import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { PromoPopUp } from '@/features/promo/components/promo-pop-up';
import { findDialog } from './find-dialog';
import { type ComponentTest, type ComponentTestOptions, renderComponent } from './render-page';

export const COMMAND = 'LCEmailSubscription';
export const SEGMENT = 'Eaccess_engagement_add_customerSegment';
export const ESPOT = 'X_Promo_Offer';

/** Navigations by the pop-up since it was rendered, in order. */
export const navigations: string[] = [];

/** Renders the pop-up on a page, by default after the scroll that makes it due. */
export async function renderPromo({
  path = '/lc-us/eyeglasses',
  triggerCount = 1,
  cookies = {},
  ...options
}: ComponentTestOptions & {
  path?: string;
  triggerCount?: number;
  cookies?: Record<string, string>;
} = {}): Promise<ComponentTest> {
  navigations.length = 0;
  window.history.replaceState(null, '', path);
  for (const [name, value] of Object.entries(cookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of an earlier page
    document.cookie = `${name}=${value}; path=/`;
  }
  const { pathname, search } = window.location;
  const browser = {
    pathname,
    search,
    reload: () => void navigations.push('reload'),
    assign: (to: string | URL) => void navigations.push(String(to)),
  };
  return renderComponent(<PromoPopUp triggerCount={triggerCount} browserLocation={browser} />, {
    ...options,
    catalogs: ['promo'],
  });
}

export const dialog = (name: string) => findDialog(name);
/** Returns the pop-up's first step. */
export const offerForm = () => dialog('10% off your order');
export const expectNoDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
/** Returns the tab button of the minimized pop-up. */
export const promoTab = () => screen.queryByRole('button', { name: 'Your offer' });
/** Returns the value of a cookie. */
export const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
