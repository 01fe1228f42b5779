import { expect, type Locator } from '@playwright/test';
import type { Shopper } from './shopper';

/** Milliseconds from the first counted scroll to the opening of the pop-up (000 §4). */
export const OPENING_WAIT = 3000;

/** Scrolls the page a little. */
export async function scroll({ page }: Shopper): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollBy({ top: 240, behavior: 'instant' });
      }),
  );
}

/** Opens the pop-up: waits until a scroll triggers, scrolls, and waits again. Uses the fake clock. */
export async function openPromoPopUp(shopper: Shopper, wait: number): Promise<void> {
  await shopper.page.clock.runFor(wait);
  await scroll(shopper);
  await shopper.page.clock.runFor(OPENING_WAIT);
}

export function popUp({ page }: Shopper, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Returns the tab button of the minimized pop-up. */
export function promoTab({ page, text }: Shopper): Locator {
  return page.getByRole('button', { name: text('promo', 'Your offer'), exact: true });
}

/** Expects that no link, control, heading or image of the page lies under an element, however far it is scrolled. */
export async function expectCoversNothing(element: Locator): Promise<void> {
  const covered = await element.evaluate((node) => {
    const tab = node.getBoundingClientRect();
    const isFixed = (child: Element | null): boolean =>
      child !== null && (getComputedStyle(child).position === 'fixed' || isFixed(child.parentElement));
    const sameHeight = (box: DOMRect) => isFixed(node) || (box.bottom > tab.top && box.top < tab.bottom);
    return [...document.querySelectorAll('main :is(a, button, select, input, h1, h2, h3, img)')]
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.width > 0 && box.right > tab.left && box.left < tab.right && sameHeight(box);
      })
      .map((other) => other.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
}

/** The headline of the sandbox's offer in each language. */
export const OFFER_HEADLINE = {
  en: '10% off your order',
  es: '10 % de descuento en tu pedido',
  fr: '10 % de rabais sur votre commande',
} as const;

/** Returns the value and remaining days of a cookie; undefined when absent. */
export async function cookieDays(
  { page }: Shopper,
  name: string,
): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await page.context().cookies()).find((candidate) => candidate.name === name);
  if (!cookie) return undefined;
  const now = await page.evaluate(() => Date.now());
  return { value: cookie.value, days: Math.round((cookie.expires - now / 1000) / 86_400) };
}

/** Returns the footer's newsletter section. */
export function newsletter({ page, text }: Shopper): Locator {
  return page
    .getByRole('contentinfo')
    .getByRole('region', { name: text('footer', 'Newsletter'), exact: true });
}

/** Submits the form; also works without JavaScript. */
export async function submitForm(shopper: Shopper, email: string): Promise<void> {
  const field = newsletterField(shopper);
  await field.fill(email);
  await field.press('Enter');
}

export function newsletterField(shopper: Shopper): Locator {
  return newsletter(shopper).getByRole('textbox', { name: shopper.text('footer', 'Email address') });
}

/** Returns an email address that is not subscribed yet. */
export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@example.com`;
}

export async function expectConfirmed(shopper: Shopper): Promise<void> {
  await expect(newsletter(shopper).getByText(shopper.text('footer', 'Email_Subscribe_Done'))).toBeVisible();
  await expect(newsletterField(shopper)).toHaveCount(0);
}
