/** Loads the HTML sanitizer on the server, so that the first page does not wait for it. */
export async function warmUp(): Promise<void> {
  const { sanitizeHtml } = await import('@/features/marketing/sanitize/sanitize-html');
  await sanitizeHtml('<p>Ready</p>');
}
