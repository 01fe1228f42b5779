import { isApiError } from '../http/api-error';
import { disableInsurance } from './insurance-session';

/** Codes of 002 §8: insurance is switched off for everyone; an earlier calculation is still in progress. */
const DISABLED = '4';
const STILL_LOADING = '6';
const REPEAT_AFTER_MS = 2000;

/** Sends a pricing call, once more while an earlier one is in progress. @throws ApiError */
export async function requestPricing<Response>(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send().catch(async (error: unknown) => {
      if (!hasCode(error, STILL_LOADING)) throw error;
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
      return send();
    });
  } catch (error) {
    if (hasCode(error, DISABLED)) disableInsurance();
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return isApiError(error) && error.code === code;
}
