import type { Handlers } from '../call';
import * as advisorProfile from './advisor/advisor-profile';
import * as findAdvisorProducts from './assets/find-advisor-products';
import * as geocode from './assets/geocode';
import * as pictures from './assets/pictures';
import * as addCartItem from './cart/add-cart-item';
import * as addGlasses from './cart/add-glasses';
import * as calculateOrder from './cart/calculate-order';
import * as changeItems from './cart/change-items';
import * as checkout from './cart/checkout';
import * as getCart from './cart/get-cart';
import * as paymentInfo from './cart/payment-info';
import * as placedOrders from './cart/placed-orders';
import * as promotionCodes from './cart/promotion-codes';
import * as resetExchangeCurrentOrder from './cart/reset-exchange-current-order';
import * as shippingInfo from './cart/shipping-info';
import * as updateItemLensData from './cart/update-item-lens-data';
import * as categories from './catalog/categories';
import * as checkAvailableFrames from './catalog/check-available-frames';
import * as getProducts from './catalog/get-products';
import * as searchProducts from './catalog/search-products';
import * as suggestions from './catalog/suggestions';
import * as closeAccount from './identity/close-account';
import * as exchangeAuthorizationCode from './identity/exchange-authorization-code';
import * as logonAjax from './identity/logon-ajax';
import * as oauthValidate from './identity/oauth-validate';
import * as passwords from './identity/passwords';
import * as person from './identity/person';
import * as personContacts from './identity/person-contacts';
import * as registerPerson from './identity/register-person';
import * as secondFactor from './identity/second-factor';
import * as session from './identity/session';
import * as getInsuranceBenefits from './insurance/get-insurance-benefits';
import * as insurancePricing from './insurance/insurance-pricing';
import * as loginInsurance from './insurance/login-insurance';
import * as lookUpInsurance from './insurance/look-up-insurance';
import * as getFrameLenses from './lens/get-frame-lenses';
import * as itemPrescription from './lens/item-prescription';
import * as getEspot from './marketing/get-espot';
import * as joinEaccessSegment from './marketing/join-eaccess-segment';
import * as subscribeEmail from './marketing/subscribe-email';
import * as cancelOrder from './orders/cancel-order';
import * as createReturn from './orders/create-return';
import * as getOrderHistory from './orders/get-order-history';
import * as guestOrders from './orders/guest-orders';
import * as reorderItems from './orders/reorder-items';
import * as payments from './payments/payments';
import * as accountPrescriptions from './prescriptions/account-prescriptions';
import * as getPrescriptionSetup from './prescriptions/get-prescription-setup';
import * as prescriptionFiles from './prescriptions/prescription-files';
import * as searchDoctors from './prescriptions/search-doctors';
import * as submitPrescription from './prescriptions/submit-prescription';
import * as exams from './stores/exams';
import * as favoriteStores from './stores/favorite-stores';
import * as stores from './stores/stores';
import * as savedItems from './wishlist/saved-items';

/** The handler of every operation in the contract: what these files export. A missing one is a type error. */
export const handlers: Handlers = {
  ...advisorProfile,
  ...findAdvisorProducts,
  ...geocode,
  ...pictures,
  ...addCartItem,
  ...addGlasses,
  ...calculateOrder,
  ...changeItems,
  ...checkout,
  ...getCart,
  ...paymentInfo,
  ...placedOrders,
  ...promotionCodes,
  ...resetExchangeCurrentOrder,
  ...shippingInfo,
  ...updateItemLensData,
  ...categories,
  ...checkAvailableFrames,
  ...getProducts,
  ...searchProducts,
  ...suggestions,
  ...closeAccount,
  ...exchangeAuthorizationCode,
  ...logonAjax,
  ...oauthValidate,
  ...passwords,
  ...person,
  ...personContacts,
  ...registerPerson,
  ...secondFactor,
  ...session,
  ...getInsuranceBenefits,
  ...insurancePricing,
  ...loginInsurance,
  ...lookUpInsurance,
  ...getFrameLenses,
  ...itemPrescription,
  ...getEspot,
  ...joinEaccessSegment,
  ...subscribeEmail,
  ...cancelOrder,
  ...createReturn,
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
  ...favoriteStores,
  ...stores,
  ...savedItems,
};
