/** Generated from the contract. Do not edit. */
export const subscribeEmailRequestEmailMax = 254;
export const subscribeEmailRequestURLMax = 2048;
export const subscribeEmailSuccessStatusOneMin = 100;
export const subscribeEmailSuccessStatusOneMax = 599;
export const subscribeEmailSuccessStatusTwoRegExp = new RegExp('^[1-5]\\d\\d$');
export const IdentifierRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getEspotPathNameRegExp = new RegExp('^[A-Za-z0-9_.-]{1,128}$');
export const getProductEspotPathNameRegExp = new RegExp('^[A-Za-z0-9_.-]{1,128}$');
export const getProductEspotPathProductIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getCookieSensitiveEspotPathNameRegExp = new RegExp('^[A-Za-z0-9_.-]{1,128}$');
export const getCookieSensitiveProductEspotPathNameRegExp = new RegExp('^[A-Za-z0-9_.-]{1,128}$');
export const getCookieSensitiveProductEspotPathProductIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getCookieSensitiveCategoryEspotPathNameRegExp = new RegExp('^[A-Za-z0-9_.-]{1,128}$');
export const getCookieSensitiveCategoryEspotPathCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const joinEaccessSegmentQueryTMin = 0;
export const joinEaccessSegmentQueryTMax = 9007199254740991;
