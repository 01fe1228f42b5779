/** Origin of an operation: the specification, the commerce API's documentation, or our choice. */
export type Origin = 'doc' | 'std' | 'own';

export interface InventoryOperation {
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
 * test fails when the contract loses one or changes its path, and while a new one is not listed.
 */
export const inventory: Record<string, InventoryOperation[]> = {
  identity: [
    operation('getContextData', 'GET', `${REST}/usercontext/@self/contextdata`, 'doc'),
    operation('createGuestIdentity', 'POST', `${REST}/guestidentity`, 'doc'),
    operation('getPersonContact', 'GET', `${REST}/person/@self/contact`, 'doc'),
    operation('addPersonContact', 'POST', `${REST}/person/@self/contact`, 'std'),
    operation('exchangeAuthorizationCode', 'POST', '/identity-provider/token', 'own'),
    operation('logonAjax', 'POST', `${SERVLET}/LogonAjax`, 'doc'),
    operation('oauthValidate', 'POST', `${REST}/loginidentity/oauth_validate`, 'doc'),
    operation('logoff', 'GET', `${SERVLET}/Logoff`, 'std'),
    operation('registerPerson', 'POST', `${REST}/person`, 'std'),
    operation('requestPasswordReset', 'PUT', `${REST}/person/@self`, 'std'),
    operation('getPerson', 'GET', `${REST}/person/@self`, 'std'),
    operation('updatePersonContact', 'PUT', `${REST}/person/@self/contact/{nickName}`, 'std'),
    operation('deletePersonContact', 'DELETE', `${REST}/person/@self/contact/{nickName}`, 'std'),
    operation('updatePerson', 'PUT', `${REST}/person/@self/registration`, 'own'),
    operation('changePassword', 'PUT', `${REST}/person/@self/password`, 'own'),
    operation('startSecondFactor', 'POST', `${REST}/person/@self/secondfactor`, 'own'),
    operation('confirmSecondFactor', 'PUT', `${REST}/person/@self/secondfactor`, 'own'),
    operation('turnOffSecondFactor', 'POST', `${REST}/person/@self/secondfactor/off`, 'own'),
    operation('closeAccount', 'POST', `${REST}/person/@self/close`, 'own'),
    operation('getPersonData', 'GET', `${REST}/person/@self/data`, 'own'),
  ],
  catalog: [
    operation('searchProductsByTerm', 'GET', `${REST}/productview/bySearchTerm/{searchTerm}`, 'doc'),
    operation('getProductByPartNumber', 'GET', `${REST}/productview/{partNumber}`, 'doc'),
    operation('getProductById', 'GET', `${REST}/productview/byId/{productId}`, 'doc'),
    operation('findProductsByTerm', 'GET', `${SEARCH}/productview/bySearchTerm/{searchTerm}`, 'std'),
    operation('findProductsByCategory', 'GET', `${SEARCH}/productview/byCategory/{categoryId}`, 'doc'),
    operation('findProductsByPartNumbers', 'GET', `${SEARCH}/productview/byPartNumbers`, 'doc'),
    operation('getCategoryTree', 'GET', `${SEARCH}/categoryview/@top`, 'std'),
    operation('suggestKeywords', 'GET', `${SEARCH}/sitecontent/keywordSuggestionsByTerm/{term}`, 'std'),
    operation('suggestProducts', 'GET', `${SEARCH}/sitecontent/productSuggestionsBySearchTerm/{term}`, 'std'),
    operation('getContactLens', 'GET', `${REST}/catalog/{catalogId}/contactlenses/byId/{clId}`, 'doc'),
    operation('checkAvailableFrames', 'POST', `${REST}/catalog/{catalogId}/checkAvailableFrames`, 'doc'),
    operation('getCartImage', 'GET', `${REST}/assets/attachment/{imageKind}/{upc}`, 'doc'),
  ],
  assets: [
    operation('getImageManifest', 'GET', '/assets/frames/{upc}/manifest.json', 'doc'),
    operation('getFrameImage', 'GET', '/assets/frames/{fileKey}', 'own'),
    operation('getTryOnAvailability', 'GET', '/vto/availability', 'doc'),
    operation('geocode', 'GET', '/geocode', 'doc'),
    operation('findAdvisorProducts', 'GET', '/frame-advisor/recommendations', 'doc'),
  ],
  lens: [
    operation('getFrameLenses', 'GET', `${REST}/catalog/{catalogId}/rxc/frameId/{frameId}/lenses`, 'doc'),
    operation('insertItemPrescription', 'POST', `${REST}/rxc/prescription/insert/{orderItemId}`, 'doc'),
    operation('getItemPrescription', 'GET', `${REST}/rxc/prescription/byOrderItemId/{orderItemId}`, 'doc'),
    operation('downloadItemPrescription', 'GET', `${REST}/rxc/prescription/download/{savedFileName}`, 'doc'),
    operation('uploadItemPrescription', 'POST', `${REST}/rxc/prescription/upload`, 'doc'),
  ],
  cart: [
    operation('getCart', 'GET', `${REST}/cart/@self`, 'doc'),
    operation('addCartItem', 'POST', `${REST}/cart`, 'std'),
    operation('updateCartItem', 'PUT', `${REST}/cart/@self/update_order_item`, 'std'),
    operation('deleteCartItem', 'PUT', `${REST}/cart/@self/delete_order_item`, 'std'),
    operation('assignPromotionCode', 'POST', `${REST}/cart/@self/assigned_promotion_code`, 'std'),
    operation(
      'removePromotionCode',
      'DELETE',
      `${REST}/cart/@self/assigned_promotion_code/{promoCode}`,
      'std',
    ),
    operation('addGlasses', 'POST', `${SERVLET}/LCOrderItemAddGlassesCmd`, 'doc'),
    operation('updateItemLensData', 'POST', `${SERVLET}/LCUpdateOrderItemLensDataCmd`, 'doc'),
    operation('calculateOrder', 'GET', `${SERVLET}/OrderCalculate`, 'doc'),
    operation('resetExchangeCurrentOrder', 'POST', `${REST}/cart/resetExchangeCurrentOrder`, 'doc'),
    operation('getUsableShippingInfo', 'GET', `${REST}/cart/@self/usable_shipping_info`, 'std'),
    operation('setShippingInfo', 'PUT', `${REST}/cart/@self/shipping_info`, 'std'),
    operation('addPaymentInstruction', 'POST', `${REST}/cart/@self/payment_instruction`, 'std'),
    operation('prepareCheckout', 'PUT', `${REST}/cart/@self/precheckout`, 'std'),
    operation('checkout', 'POST', `${REST}/cart/@self/checkout`, 'std'),
    operation('getUsablePaymentInfo', 'GET', `${REST}/cart/@self/usable_payment_info`, 'std'),
    operation('getPlacedOrder', 'GET', `${REST}/cart/@self/checkout/{requestId}`, 'own'),
    operation('getOrder', 'GET', `${REST}/order/{orderId}`, 'std'),
  ],
  wishlist: [
    operation('addSavedItems', 'PUT', `${REST}/catalog/{catalogId}/saveditems/@self`, 'doc'),
    operation('listSavedItems', 'GET', `${REST}/catalog/{catalogId}/saveditems/@self`, 'own'),
    operation(
      'removeSavedItem',
      'DELETE',
      `${REST}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}`,
      'doc',
    ),
    operation('countSavedItems', 'GET', `${REST}/catalog/{catalogId}/saveditems/@self/count`, 'doc'),
  ],
  marketing: [
    operation('getEspot', 'GET', `${REST}/espot/{name}`, 'doc'),
    operation('getProductEspot', 'GET', `${REST}/espot/{name}/product/{productId}`, 'doc'),
    operation('getCookieSensitiveEspot', 'GET', `${REST}/espot/cookie-sensitive/{name}`, 'doc'),
    operation(
      'getCookieSensitiveProductEspot',
      'GET',
      `${REST}/espot/cookie-sensitive/{name}/product/{productId}`,
      'doc',
    ),
    operation(
      'getCookieSensitiveCategoryEspot',
      'GET',
      `${REST}/espot/cookie-sensitive/{name}/category/{categoryId}`,
      'doc',
    ),
    operation('joinEaccessSegment', 'GET', `${REST}/espot/Eaccess_engagement_add_customerSegment`, 'doc'),
    operation('subscribeEmail', 'POST', `${SERVLET}/LCEmailSubscription`, 'doc'),
  ],
  advisor: [
    operation('saveAdvisorProfile', 'POST', '/wcs/resources/frameAdvisorServices/saveUserProfile', 'doc'),
    operation(
      'getAdvisorProfile',
      'GET',
      '/wcs/resources/frameAdvisorServices/getUserProfile/{userId}',
      'doc',
    ),
  ],
  stores: [
    operation('findStores', 'POST', `${REST}/storelocator/filtered/latitude/{lat}/longitude/{lng}`, 'doc'),
    operation('getStore', 'GET', `${REST}/storelocator/byStoreNumber/{storeName}`, 'own'),
    operation('addFavouriteStore', 'POST', `${REST}/favouritestore/addfavourite`, 'doc'),
    operation(
      'removeFavouriteStore',
      'DELETE',
      `${REST}/favouritestore/removefavourite/storelocid/{id}`,
      'doc',
    ),
    operation('getStoreDoctors', 'GET', `${REST}/eappointment/{storeName}/doctors`, 'doc'),
    operation('getDoctorPractice', 'GET', '/doctor-practice/{storeName}', 'doc'),
    operation('findExamSlots', 'GET', `${REST}/eappointment/{storeName}/slots`, 'own'),
    operation('bookExam', 'POST', `${REST}/eappointment/{storeName}/appointments`, 'own'),
    operation('getExamConfirmation', 'GET', `${REST}/eappointment/appointments/{confirmationNumber}`, 'own'),
    operation('cancelExam', 'DELETE', `${REST}/eappointment/appointments/{confirmationNumber}`, 'own'),
    operation('getExamRequest', 'GET', `${REST}/eappointment/requests/{requestId}`, 'own'),
  ],
  insurance: [
    operation('loginInsurance', 'POST', `${REST}/ria/login`, 'doc'),
    operation('lookUpInsurance', 'POST', `${SERVLET}/jsonpInsuranceAjax.jsp`, 'doc'),
    operation('getInsuranceBenefits', 'POST', `${REST}/ria/benefits`, 'doc'),
    operation('getInsuranceDiscounts', 'POST', `${REST}/catalog/{catalogId}/ria/discounts`, 'doc'),
    operation('priceWithBenefits', 'POST', `${REST}/catalog/{catalogId}/ria/benefitpricing`, 'doc'),
    operation(
      'estimateWithBenefits',
      'POST',
      `${REST}/catalog/{catalogId}/ria/estimatedbenefitpricing`,
      'doc',
    ),
  ],
  payments: [
    operation('listPayments', 'GET', `${REST}/mypayments/list/`, 'doc'),
    operation('addPayment', 'PUT', `${REST}/mypayments`, 'doc'),
    operation('deletePayment', 'DELETE', `${REST}/mypayments/{index}`, 'doc'),
    operation('setDefaultPayment', 'POST', `${REST}/mypayments/setdefault/{index}`, 'doc'),
    operation('createCaptchaToken', 'POST', '/captcha/token', 'own'),
  ],
  prescriptions: [
    operation('getPrescriptionSetup', 'GET', `${REST}/provideprescription/setup/{orderId}`, 'doc'),
    operation('searchDoctors', 'GET', `${REST}/provideprescription/searchdoctor/{query}`, 'doc'),
    operation('uploadPrescription', 'POST', `${REST}/provideprescription/upload`, 'doc'),
    operation('submitPrescription', 'POST', `${REST}/provideprescription/submit`, 'doc'),
    operation(
      'downloadPrescription',
      'GET',
      `${REST}/provideprescription/download/{userId}/{fileName}`,
      'doc',
    ),
    operation('getPrescriptionFile', 'GET', `${REST}/provideprescription/file/{fileName}`, 'doc'),
    operation('listAccountPrescriptions', 'GET', `${REST}/wcs/prescription/user/@self`, 'doc'),
    operation('createAccountPrescription', 'POST', `${REST}/wcs/prescription/user/@self`, 'doc'),
    operation(
      'updateAccountPrescription',
      'POST',
      `${REST}/wcs/prescription/user/@self/{prescriptionId}`,
      'doc',
    ),
  ],
  orders: [
    operation('getGuestOrder', 'GET', `${REST}/ordercst/guest/{orderId}`, 'doc'),
    operation('getDeliveryDates', 'GET', `${REST}/orderitemEDDInfo/saved`, 'doc'),
    operation('getCarrierUrl', 'GET', `${REST}/delivery/{orderItemId}/carrierUrl`, 'doc'),
    operation('getOrderHistory', 'GET', `${REST}/order/@history`, 'std'),
    operation('cancelOrder', 'POST', `${REST}/ordercst/guest/{orderId}/cancel`, 'own'),
    operation('createReturn', 'POST', `${REST}/ordercst/guest/{orderId}/return`, 'own'),
    operation('reorderItems', 'POST', `${REST}/ordercst/guest/{orderId}/reorder`, 'own'),
  ],
};

function operation(
  operationId: string,
  method: InventoryOperation['method'],
  path: string,
  origin: Origin,
): InventoryOperation {
  return { operationId, method, path, origin };
}
