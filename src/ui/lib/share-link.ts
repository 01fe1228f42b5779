/** shared: by the device, which says so itself; blocked: neither sharing nor copying is possible. */
export type ShareResult = 'shared' | 'copied' | 'blocked' | undefined;

/** Shares a link with the Web Share API, or copies it where there is none. Undefined when the shopper cancels. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  // Absent in some browsers, and without HTTPS.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    if (!clipboard) return 'blocked';
    await clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'blocked';
  }
}
