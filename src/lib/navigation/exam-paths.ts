import type { LanguageId } from '@/domain/locale/locales';
import type { Site } from '@/lib/site/site';

type LocaleOf = Pick<Site, 'locale'>;

/**
 * Paths of eye exams. Not in `sitePaths`, whose code every page loads. Whether a store takes bookings, and at which
 * address, is `bookingHref` of domain/exams.
 */
export const examPaths = {
  /** What an exam is, and the way to a store. */
  examPage: ({ locale }: LocaleOf) => `/${locale}/eye-exam`,
  /** Redirects to the booking address for stores in California. @param number `storeName` */
  california: ({ locale }: LocaleOf, number: string) =>
    `/${locale}/eye-exam/california?${new URLSearchParams({ storeName: number })}`,
  /** Redirects to the booking address for stores in Texas and Oklahoma. @param number `storeName` */
  texasOklahoma: ({ locale }: LocaleOf, number: string) =>
    `/${locale}/eye-exam/texas-oklahoma?${new URLSearchParams({ storeName: number })}`,
  /** Booking in a store; without a number the store is chosen first. @param storeNumber `storeName` */
  schedule: ({ locale }: LocaleOf, storeNumber?: string) =>
    `/${locale}/eye-exam/schedule${storeNumber ? `?${new URLSearchParams({ storeNumber })}` : ''}`,
  /** After the booking. `langId` sets the page's language (001 §2). */
  thankYou: (
    { locale }: LocaleOf,
    { confirmationNumber, langId }: { confirmationNumber: string; langId: LanguageId },
  ) => `/${locale}/eye-exam/thank-you?${new URLSearchParams({ langId, confirmationNumber })}`,
};
