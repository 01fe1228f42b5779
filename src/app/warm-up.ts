/** Preloads the HTML sanitizer on the server, which takes about a second. */
export async function warmUp(): Promise<void> {
  const { sanitizeHtml } = await import('@/features/marketing/sanitize/sanitize-html');
  await sanitizeHtml('<p>Ready</p>');
}
