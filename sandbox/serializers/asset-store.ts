/** The catalog asset store of both online stores. Products name it, not the store of the request. */
export const ASSET_STORE_ID = '10801';
