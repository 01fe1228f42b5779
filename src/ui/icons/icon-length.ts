/** Returns a length of an icon, which grows with the text beside it. In pixels at the normal size of text. */
export const iconLength = (pixels: number) => `${pixels / 16}rem`;
