/** Returns the file name of a picture, such as corvenna-polygon-black.jpg. */
export function stillFileName(frameName: string): string {
  const plain = frameName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'try-on'}.jpg`;
}
