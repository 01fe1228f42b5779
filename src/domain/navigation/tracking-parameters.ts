/** Parameters by which advertising knows where a shopper comes from. They change nothing on a page. */
const TRACKING =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|irclickid|yclid|mc_[ce]id|_gl|_hs\w+|srsltid)$/i;

export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}

/** A query string without tracking parameters; as it was where it has none, so that a page state has one address. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  const kept = [...query].filter(([name]) => !isTrackingParameter(name));
  if (kept.length === query.size) return search;
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
