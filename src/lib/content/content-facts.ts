import { phoneText } from '@/domain/contact/phone';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { DELIVERY_DAYS, type WorkingDays } from '@/domain/delivery/delivery-estimate';
import { localizeNumber } from '@/domain/locale/localize-number';
import { formatMoney } from '@/domain/money/format-money';
import { DUAL_PD_CHOICES, POWER_CHOICES, SINGLE_PD_CHOICES } from '@/domain/prescription/choices';
import { PRESCRIPTION_YEARS } from '@/domain/prescription/speedy-eligible';
import { INSTALLMENT_COUNT } from '@/domain/pricing/installments';
import { accountPaths } from '../navigation/account-paths';
import { advisorPaths } from '../navigation/advisor-paths';
import { examPaths } from '../navigation/exam-paths';
import { helpPaths } from '../navigation/help-paths';
import { orderPaths } from '../navigation/order-paths';
import { sitePaths } from '../navigation/site-paths';
import { storeLocatorPaths } from '../navigation/store-locator-paths';
import { acceptedCards } from '../payment/accepted-cards';
import { installmentProviders } from '../payment/payment-methods';
import { EXAM_TERMS } from '../site/exam-terms';
import { BARRIER_REPLY_DAYS, RETAILERS } from '../site/retailer';
import { RETURN_TERMS, SHIPPING_TERMS } from '../site/shipping-terms';
import type { Site } from '../site/site';
import { MAX_FILE_BYTES, STEP_EXTENSIONS } from '../uploads/prescription-file';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Returns everything that texts state as a figure, from where the code has it, formatted for a site. */
export function contentFacts(site: Site) {
  const { country, locale, languageTag, storeId } = site;
  const { standard, freeFrom, express, expressDaysSaved } = SHIPPING_TERMS[country];
  const { phone, legalName, address } = RETAILERS[country];
  const { comprehensive, contacts, children } = EXAM_TERMS[country];
  const extremes = (values: readonly number[]) =>
    localizeNumber(`${values[0]}–${values.at(-1)}`, languageTag);
  return {
    country,
    to: contentLinks(site),
    phone: `[${phoneText(phone)}](tel:+1${phone})`,
    legalName,
    address: address.join(', '),
    barrierReplyDays: BARRIER_REPLY_DAYS,
    ...RETURN_TERMS,
    /** Business days, such as "7–10". */
    days: {
      frameOnly: daysText(DELIVERY_DAYS['frame-only']),
      nonPrescription: daysText(DELIVERY_DAYS['non-prescription']),
      singleVision: daysText(DELIVERY_DAYS['single-vision']),
      multifocal: daysText(DELIVERY_DAYS.multifocal),
      speedy: daysText(DELIVERY_DAYS.speedy),
      contactLenses: daysText(DELIVERY_DAYS['contact-lenses']),
    },
    shipping: {
      standard: formatMoney(standard, locale),
      freeFrom: formatMoney(freeFrom, locale),
      express: formatMoney(express, locale),
      expressDaysSaved,
    },
    /** Usual prices. */
    exams: {
      comprehensive: formatMoney(comprehensive.price, locale),
      contacts: formatMoney(contacts.price, locale),
      children: formatMoney(children.price, locale),
    },
    installmentCount: INSTALLMENT_COUNT,
    takesInstallments: installmentProviders(storeId).length > 0,
    cards: acceptedCards(site),
    upload: { megabytes: MAX_FILE_BYTES / BYTES_PER_MEGABYTE, formats: STEP_EXTENSIONS.join('/') },
    singlePd: extremes(SINGLE_PD_CHOICES),
    dualPd: extremes(DUAL_PD_CHOICES),
    maxPower: POWER_CHOICES.at(-1),
    prescriptionYears: PRESCRIPTION_YEARS,
    maxBoxes: MAX_BOXES,
  };
}

export type ContentFacts = ReturnType<typeof contentFacts>;

function daysText({ min, max }: WorkingDays): string {
  return `${min}–${max}`;
}

/** Paths that texts link to. Add a new page here first, and then to the texts. */
function contentLinks(site: Site) {
  return {
    eyeglasses: sitePaths.listing(site, 'eyeglasses'),
    sunglasses: sitePaths.listing(site, 'sunglasses'),
    contactLenses: sitePaths.listing(site, 'contact-lenses'),
    faceShape: advisorPaths.faceShape(site),
    account: sitePaths.myAccount(site),
    wishlist: sitePaths.wishlist(site),
    cart: sitePaths.cart(site),
    trackOrder: orderPaths.trackOrder(site),
    orders: orderPaths.orders(site),
    prescriptions: accountPaths.accountPrescriptions(site),
    addresses: accountPaths.addresses(site),
    accountDetails: accountPaths.details(site),
    newsletterChoice: accountPaths.newsletter(site),
    paymentMethods: accountPaths.paymentMethods(site),
    storeFinder: storeLocatorPaths.finder(site),
    eyeExam: examPaths.examPage(site),
    faq: helpPaths.faq(site),
    help: helpPaths.help(site),
    contact: helpPaths.contact(site),
    shippingAndReturns: helpPaths.shippingAndReturns(site),
    privacy: helpPaths.privacy(site),
    terms: helpPaths.terms(site),
    accessibility: helpPaths.accessibility(site),
    newsletter: '#newsletter',
  };
}
