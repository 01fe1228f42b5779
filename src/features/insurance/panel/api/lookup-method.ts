/**
 * Ways to look up plans: the service, or the servlet `jsonpInsuranceAjax.jsp` where a deployment has only that one (002 §7).
 * The retailer configures it.
 */
export type LookupMethod = 'service' | 'jsp';

export const LOOKUP_METHOD: LookupMethod = 'service';
