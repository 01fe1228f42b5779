/**
 * How plans are looked up: by the service, or by the servlet `jsonpInsuranceAjax.jsp` where a deployment has only that one
 * (002 §7). Configuration of the retailer.
 */
export type LookupMethod = 'service' | 'jsp';

export const LOOKUP_METHOD: LookupMethod = 'service';
