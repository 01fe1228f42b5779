/** Origin of an operation: the specification, the commerce API's documentation, or our own choice. */
export type Origin = 'doc' | 'std' | 'own';

export interface InventoryEntry {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  origin: Origin;
}

const REST = '/wcs/resources/store/{storeId}';
const SEARCH = '/search/resources/store/{storeId}';
const SERVLET = '/webapp/wcs/stores/servlet';

/**
 * Every operation that the storefront needs from the commerce API and third parties, listed independently of the contract: the
 * test fails when the contract loses one or changes its path. The contract may have more.
 */
export const inventory: Record<string, InventoryEntry[]> = {
  identity: [
    entry('getContextData', 'GET', `${REST}/usercontext/@self/contextdata`, 'doc'),
    entry('createGuestIdentity', 'POST', `${REST}/guestidentity`, 'doc'),
    entry('getPersonContact', 'GET', `${REST}/person/@self/contact`, 'doc'),
    entry('logonAjax', 'POST', `${SERVLET}/LogonAjax`, 'doc'),
    entry('oauthValidate', 'POST', `${REST}/loginidentity/oauth_validate`, 'doc'),
    entry('logoff', 'GET', `${SERVLET}/Logoff`, 'std'),
    entry('registerPerson', 'POST', `${REST}/person`, 'std'),
    entry('requestPasswordReset', 'PUT', `${REST}/person/@self`, 'std'),
  ],
  catalog: [
    entry('searchProductsByTerm', 'GET', `${REST}/productview/bySearchTerm/{searchTerm}`, 'doc'),
    entry('getProductByPartNumber', 'GET', `${REST}/productview/{partNumber}`, 'doc'),
    entry('getProductById', 'GET', `${REST}/productview/byId/{productId}`, 'doc'),
    entry('findProductsByTerm', 'GET', `${SEARCH}/productview/bySearchTerm/{searchTerm}`, 'std'),
    entry('findProductsByCategory', 'GET', `${SEARCH}/productview/byCategory/{categoryId}`, 'doc'),
    entry('findProductsByPartNumbers', 'GET', `${SEARCH}/productview/byPartNumbers`, 'doc'),
    entry('getCategoryTree', 'GET', `${SEARCH}/categoryview/@top`, 'std'),
    entry('suggestKeywords', 'GET', `${SEARCH}/sitecontent/keywordSuggestionsByTerm/{term}`, 'std'),
    entry('suggestProducts', 'GET', `${SEARCH}/sitecontent/productSuggestionsBySearchTerm/{term}`, 'std'),
    entry('getContactLens', 'GET', `${REST}/catalog/{catalogId}/contactlenses/byId/{clId}`, 'doc'),
    entry('checkAvailableFrames', 'POST', `${REST}/catalog/{catalogId}/checkAvailableFrames`, 'doc'),
    entry('getCartImage', 'GET', `${REST}/assets/attachment/{imageKind}/{upc}`, 'doc'),
  ],
  assets: [
    entry('getImageManifest', 'GET', '/assets/frames/{upc}/manifest.json', 'doc'),
    entry('getFrameImage', 'GET', '/assets/frames/{fileKey}', 'own'),
    entry('getTryOnAvailability', 'GET', '/vto/availability', 'doc'),
    entry('geocode', 'GET', '/geocode', 'doc'),
    entry('findAdvisorProducts', 'GET', '/frame-advisor/recommendations', 'doc'),
  ],
  lens: [
    entry('getFrameLenses', 'GET', `${REST}/catalog/{catalogId}/rxc/frameId/{frameId}/lenses`, 'doc'),
    entry('insertItemPrescription', 'POST', `${REST}/rxc/prescription/insert/{orderItemId}`, 'doc'),
    entry('getItemPrescription', 'GET', `${REST}/rxc/prescription/byOrderItemId/{orderItemId}`, 'doc'),
    entry('downloadItemPrescription', 'GET', `${REST}/rxc/prescription/download/{savedFileName}`, 'doc'),
    entry('uploadItemPrescription', 'POST', `${REST}/rxc/prescription/upload`, 'doc'),
  ],
  cart: [
    entry('getCart', 'GET', `${REST}/cart/@self`, 'doc'),
    entry('addCartItem', 'POST', `${REST}/cart`, 'std'),
    entry('updateCartItem', 'PUT', `${REST}/cart/@self/update_order_item`, 'std'),
    entry('deleteCartItem', 'PUT', `${REST}/cart/@self/delete_order_item`, 'std'),
    entry('assignPromotionCode', 'POST', `${REST}/cart/@self/assigned_promotion_code`, 'std'),
    entry('addGlasses', 'POST', `${SERVLET}/LCOrderItemAddGlassesCmd`, 'doc'),
    entry('updateItemLensData', 'POST', `${SERVLET}/LCUpdateOrderItemLensDataCmd`, 'doc'),
    entry('calculateOrder', 'GET', `${SERVLET}/OrderCalculate`, 'doc'),
    entry('resetExchangeCurrentOrder', 'POST', `${REST}/cart/resetExchangeCurrentOrder`, 'doc'),
    entry('getUsableShippingInfo', 'GET', `${REST}/cart/@self/usable_shipping_info`, 'std'),
    entry('setShippingInfo', 'PUT', `${REST}/cart/@self/shipping_info`, 'std'),
    entry('addPaymentInstruction', 'POST', `${REST}/cart/@self/payment_instruction`, 'std'),
    entry('prepareCheckout', 'PUT', `${REST}/cart/@self/precheckout`, 'std'),
    entry('checkout', 'POST', `${REST}/cart/@self/checkout`, 'std'),
  ],
  wishlist: [
    entry('addSavedItems', 'PUT', `${REST}/catalog/{catalogId}/saveditems/@self`, 'doc'),
    entry('listSavedItems', 'GET', `${REST}/catalog/{catalogId}/saveditems/@self`, 'own'),
    entry(
      'removeSavedItem',
      'DELETE',
      `${REST}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}`,
      'doc',
    ),
    entry('countSavedItems', 'GET', `${REST}/catalog/{catalogId}/saveditems/@self/count`, 'doc'),
  ],
  marketing: [
    entry('getEspot', 'GET', `${REST}/espot/{name}`, 'doc'),
    entry('getProductEspot', 'GET', `${REST}/espot/{name}/product/{productId}`, 'doc'),
    entry('getCookieSensitiveEspot', 'GET', `${REST}/espot/cookie-sensitive/{name}`, 'doc'),
    entry(
      'getCookieSensitiveProductEspot',
      'GET',
      `${REST}/espot/cookie-sensitive/{name}/product/{productId}`,
      'doc',
    ),
    entry(
      'getCookieSensitiveCategoryEspot',
      'GET',
      `${REST}/espot/cookie-sensitive/{name}/category/{categoryId}`,
      'doc',
    ),
    entry('joinEaccessSegment', 'GET', `${REST}/espot/Eaccess_engagement_add_customerSegment`, 'doc'),
    entry('subscribeEmail', 'POST', `${SERVLET}/LCEmailSubscription`, 'doc'),
  ],
  advisor: [
    entry('saveAdvisorProfile', 'POST', '/wcs/resources/frameAdvisorServices/saveUserProfile', 'doc'),
    entry('getAdvisorProfile', 'GET', '/wcs/resources/frameAdvisorServices/getUserProfile/{userId}', 'doc'),
  ],
  stores: [
    entry('findStores', 'POST', `${REST}/storelocator/filtered/latitude/{lat}/longitude/{lng}`, 'doc'),
    entry('addFavouriteStore', 'POST', `${REST}/favouritestore/addfavourite`, 'doc'),
    entry('removeFavouriteStore', 'DELETE', `${REST}/favouritestore/removefavourite/storelocid/{id}`, 'doc'),
    entry('getStoreDoctors', 'GET', `${REST}/eappointment/{storeName}/doctors`, 'doc'),
    entry('getDoctorPractice', 'GET', '/doctor-practice/{storeName}', 'doc'),
    entry('findExamSlots', 'GET', `${REST}/eappointment/{storeName}/slots`, 'own'),
    entry('bookExam', 'POST', `${REST}/eappointment/{storeName}/appointments`, 'own'),
    entry('getExamConfirmation', 'GET', `${REST}/eappointment/appointments/{confirmationNumber}`, 'own'),
  ],
  insurance: [
    entry('loginInsurance', 'POST', `${REST}/ria/login`, 'doc'),
    entry('lookUpInsurance', 'POST', `${SERVLET}/jsonpInsuranceAjax.jsp`, 'doc'),
    entry('getInsuranceBenefits', 'POST', `${REST}/ria/benefits`, 'doc'),
    entry('getInsuranceDiscounts', 'POST', `${REST}/catalog/{catalogId}/ria/discounts`, 'doc'),
    entry('priceWithBenefits', 'POST', `${REST}/catalog/{catalogId}/ria/benefitpricing`, 'doc'),
    entry('estimateWithBenefits', 'POST', `${REST}/catalog/{catalogId}/ria/estimatedbenefitpricing`, 'doc'),
  ],
  payments: [
    entry('listPayments', 'GET', `${REST}/mypayments/list/`, 'doc'),
    entry('addPayment', 'PUT', `${REST}/mypayments`, 'doc'),
    entry('deletePayment', 'DELETE', `${REST}/mypayments/{index}`, 'doc'),
    entry('setDefaultPayment', 'POST', `${REST}/mypayments/setdefault/{index}`, 'doc'),
  ],
  prescriptions: [
    entry('getPrescriptionSetup', 'GET', `${REST}/provideprescription/setup/{orderId}`, 'doc'),
    entry('searchDoctors', 'GET', `${REST}/provideprescription/searchdoctor/{query}`, 'doc'),
    entry('uploadPrescription', 'POST', `${REST}/provideprescription/upload`, 'doc'),
    entry('submitPrescription', 'POST', `${REST}/provideprescription/submit`, 'doc'),
    entry('downloadPrescription', 'GET', `${REST}/provideprescription/download/{userId}/{fileName}`, 'doc'),
    entry('getPrescriptionFile', 'GET', `${REST}/provideprescription/file/{fileName}`, 'doc'),
    entry('listAccountPrescriptions', 'GET', `${REST}/wcs/prescription/user/@self`, 'doc'),
    entry('createAccountPrescription', 'POST', `${REST}/wcs/prescription/user/@self`, 'doc'),
    entry('updateAccountPrescription', 'POST', `${REST}/wcs/prescription/user/@self/{prescriptionId}`, 'doc'),
  ],
  orders: [
    entry('getGuestOrder', 'GET', `${REST}/ordercst/guest/{orderId}`, 'doc'),
    entry('getDeliveryDates', 'GET', `${REST}/orderitemEDDInfo/saved`, 'doc'),
    entry('getCarrierUrl', 'GET', `${REST}/delivery/{orderItemId}/carrierUrl`, 'doc'),
    entry('getOrderHistory', 'GET', `${REST}/order/@history`, 'std'),
  ],
};

function entry(
  operationId: string,
  method: InventoryEntry['method'],
  path: string,
  origin: Origin,
): InventoryEntry {
  return { operationId, method, path, origin };
}
