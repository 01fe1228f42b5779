/** Generated from the contract. Do not edit. */
export const IdentifierRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const addSavedItemQuantityMax = 1;
export const addSavedItemsRequestAddSavedItemListMax = 50;
export const UpcRegExp = new RegExp('^[A-Za-z0-9-]{4,32}$');
export const savedItemAddedDateRegExp = new RegExp('Z$');
export const SearchCountMin = 0;
export const savedItemsSavedItemsMax = 200;
export const savedItemCountCatentriesMax = 200;
export const removeSavedItemPathCatEntryIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
