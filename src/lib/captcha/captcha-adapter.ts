import { createCaptchaToken } from '@generated/payments/payments';

/** Verifies that a person sends a form. The retailer configures the service. */
export interface CaptchaAdapter {
  /**
   * Shows the service's widget. A service without one leaves this out; the form then has a checkbox.
   *
   * @param languageTag BCP 47.
   * @returns a function that removes the widget.
   */
  mount?: (container: HTMLElement, languageTag: string) => () => void;
  /** A token for one request (`recaptchaResponse`); undefined while the widget is not solved. May reject. */
  requestToken: () => Promise<string | undefined>;
}

/** The sandbox's captcha: a tick is enough. Its token is good for two minutes, so each request gets a new one. */
const sandboxCaptcha: CaptchaAdapter = {
  requestToken: async () => (await createCaptchaToken()).token,
};

let current = sandboxCaptcha;

/** Returns the current captcha. */
export const captchaAdapter = (): CaptchaAdapter => current;

/** Sets the retailer's captcha, before the app starts; undefined goes back to the sandbox's. */
export function setCaptchaAdapter(adapter: CaptchaAdapter | undefined): void {
  current = adapter ?? sandboxCaptcha;
}
