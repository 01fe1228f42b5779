/** The asset store that owns the catalogue of both online stores; entries name it, not the store that was asked. */
export const OWNER_STORE = '10801';
