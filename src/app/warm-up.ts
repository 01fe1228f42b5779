/** Preloads the HTML sanitizer on the server, which takes about a second. */
export async function warmUp(): Promise<void> {
  const { cleanHtml } = await import('@/features/marketing/cleaning/clean-html');
  await cleanHtml('<p>Ready</p>');
}
