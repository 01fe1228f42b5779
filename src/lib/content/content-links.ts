import { accountPaths } from '../navigation/account-paths';
import { advisorPaths } from '../navigation/advisor-paths';
import { examPaths } from '../navigation/exam-paths';
import { helpPaths } from '../navigation/help-paths';
import { orderPaths } from '../navigation/order-paths';
import { sitePaths } from '../navigation/site-paths';
import { storeLocatorPaths } from '../navigation/store-locator-paths';
import type { Site } from '../site/site';

/** Paths that texts link to. Add a new page here first, and then to the texts. */
export function contentLinks(site: Site) {
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
