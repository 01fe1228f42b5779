const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A proxy on the same machine sets one of them. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/**
 * Whether a client may see the findings: from this machine, unless other hosts are configured. The name of the host is checked
 * too, or a page of another site could have its own name point here.
 *
 * @param allowedHosts names under which anyone may see them.
 */
export function maySeeFindings(
  { url, headers }: Request,
  remoteAddress: string | undefined,
  allowedHosts: ReadonlySet<string>,
): boolean {
  const { hostname } = new URL(url);
  if (allowedHosts.has(hostname)) return true;
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress ?? '');
  return isLocal && LOOPBACK_HOSTS.has(hostname) && !FORWARDING_HEADERS.some((name) => headers.has(name));
}

/** @param setting names separated by commas. */
export function allowedHosts(setting: string | undefined): ReadonlySet<string> {
  const names = (setting ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => name !== ''));
}
