/** Gets ready on the server what the first page with content of others would wait a second for. */
export async function warmUp(): Promise<void> {
  const { cleanHtml } = await import('@/features/marketing/cleaning/clean-html');
  await cleanHtml('<p>Ready</p>');
}
