import type { Handlers } from '../call';
import * as advisorProfile from './advisor/advisor-profile';
import * as findAdvisorProducts from './assets/find-advisor-products';
import * as geocode from './assets/geocode';
import * as pictures from './assets/pictures';
import * as addItems from './cart/add-items';
import * as calculateOrder from './cart/calculate-order';
import * as changeItems from './cart/change-items';
import * as checkout from './cart/checkout';
import * as getCart from './cart/get-cart';
import * as orders from './cart/orders';
import * as paymentInfo from './cart/payment-info';
import * as promotionCodes from './cart/promotion-codes';
import * as shippingInfo from './cart/shipping-info';
import * as updateItemLensData from './cart/update-item-lens-data';
import * as categories from './catalog/categories';
import * as checkAvailableFrames from './catalog/check-available-frames';
import * as getProducts from './catalog/get-products';
import * as searchProducts from './catalog/search-products';
import * as suggestions from './catalog/suggestions';
import * as logonAjax from './identity/logon-ajax';
import * as passwords from './identity/passwords';
import * as person from './identity/person';
import * as personContacts from './identity/person-contacts';
import * as secondFactor from './identity/second-factor';
import * as session from './identity/session';
import * as socialSignIn from './identity/social-sign-in';
import * as getInsuranceBenefits from './insurance/get-insurance-benefits';
import * as insurancePricing from './insurance/insurance-pricing';
import * as lookUpInsurance from './insurance/look-up-insurance';
import * as getFrameLenses from './lens/get-frame-lenses';
import * as itemPrescription from './lens/item-prescription';
import * as getEspot from './marketing/get-espot';
import * as subscribeEmail from './marketing/subscribe-email';
import * as getOrderHistory from './orders/get-order-history';
import * as guestOrders from './orders/guest-orders';
import * as orderActions from './orders/order-actions';
import * as reorderItems from './orders/reorder-items';
import * as payments from './payments/payments';
import * as accountPrescriptions from './prescriptions/account-prescriptions';
import * as getPrescriptionSetup from './prescriptions/get-prescription-setup';
import * as prescriptionFiles from './prescriptions/prescription-files';
import * as searchDoctors from './prescriptions/search-doctors';
import * as submitPrescription from './prescriptions/submit-prescription';
import * as exams from './stores/exams';
import * as stores from './stores/stores';
import * as savedItems from './wishlist/saved-items';

/** The handler of every operation in the contract: what these files export. A missing one is a type error. */
export const handlers: Handlers = {
  ...advisorProfile,
  ...findAdvisorProducts,
  ...geocode,
  ...pictures,
  ...addItems,
  ...calculateOrder,
  ...changeItems,
  ...checkout,
  ...getCart,
  ...paymentInfo,
  ...orders,
  ...promotionCodes,
  ...shippingInfo,
  ...updateItemLensData,
  ...categories,
  ...checkAvailableFrames,
  ...getProducts,
  ...searchProducts,
  ...suggestions,
  ...logonAjax,
  ...socialSignIn,
  ...passwords,
  ...person,
  ...personContacts,
  ...secondFactor,
  ...session,
  ...getInsuranceBenefits,
  ...insurancePricing,
  ...lookUpInsurance,
  ...getFrameLenses,
  ...itemPrescription,
  ...getEspot,
  ...subscribeEmail,
  ...orderActions,
  ...getOrderHistory,
  ...guestOrders,
  ...reorderItems,
  ...payments,
  ...accountPrescriptions,
  ...getPrescriptionSetup,
  ...prescriptionFiles,
  ...searchDoctors,
  ...submitPrescription,
  ...exams,
  ...stores,
  ...savedItems,
};
