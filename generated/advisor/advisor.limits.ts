/** Generated from the contract. Do not edit. */
export const AdvisorTokenMax = 4096;
export const AdvisorUserUuidRegExp = new RegExp('^[A-Za-z0-9-]{0,64}$');
export const IdentifierRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getAdvisorProfilePathUserIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getAdvisorProfileQueryTimestampMin = 0;
export const getAdvisorProfileQueryTimestampMax = 9007199254740991;
