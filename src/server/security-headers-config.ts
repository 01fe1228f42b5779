/** @throws Error for anything but `on` and `off`. */
export function hstsSubdomains(setting: string | undefined): boolean | undefined {
  if (!setting) return undefined;
  if (setting !== 'on' && setting !== 'off') throw new Error('HSTS_SUBDOMAINS must be on or off.');
  return setting === 'on';
}

/** What would end the directive, or the policy. */
const DELIMITERS = /[\s;,]/;

/** @throws Error for an address that is neither HTTPS nor a path of this site. */
export function cspReportUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const isPath = /^\/(?!\/)/.test(url);
  const isHttps = url.startsWith('https://') && URL.canParse(url);
  if (!(isPath || isHttps) || DELIMITERS.test(url))
    throw new Error('CSP_REPORT_URL must be an HTTPS address, or a path of this site.');
  return url;
}
