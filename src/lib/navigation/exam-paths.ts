import type { LanguageId } from '@/domain/locale/locales';
import type { Site } from '@/lib/site/site';

type LocaleOf = Pick<Site, 'locale'>;

/**
 * Paths of eye exams. Not in `sitePaths`, whose code every page loads. Where an exam in a store is booked, if at all, is
 * `bookingHref` of domain/exams.
 */
export const examPaths = {
  /** Explains exams, and links to a store. */
  examPage: ({ locale }: LocaleOf) => `/${locale}/eye-exam`,
  /** Booking in a store; without a number the store is chosen first. @param storeNumber `storeName` */
  schedule: ({ locale }: LocaleOf, storeNumber?: string) =>
    `/${locale}/eye-exam/schedule${storeNumber ? `?${new URLSearchParams({ storeNumber })}` : ''}`,
  /** After the booking. `langId` sets the page's language (001 §2). */
  thankYou: (
    { locale }: LocaleOf,
    { confirmationNumber, langId }: { confirmationNumber: string; langId: LanguageId },
  ) => `/${locale}/eye-exam/thank-you?${new URLSearchParams({ langId, confirmationNumber })}`,
};
