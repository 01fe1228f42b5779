/** `encOrderMemberId`, which opens an order without a session. */
export function orderTokenFrom(search: URLSearchParams): string | undefined {
  const link = search.get('encOrderMemberId') ?? '';
  return /^[A-Za-z0-9+/=_%-]{1,512}$/.test(link) ? link : undefined;
}
