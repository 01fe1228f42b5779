const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** Letters of Spanish and French in addition to ASCII. */
const LETTERS = 'ÁÉÍÑÓÚÜáéíñóúüÀÂÆÇÈÊËÎÏÔŒÙÛŸàâæçèêëîïôœùûÿªº';
/** Punctuation and signs of the three languages, and of prices, measures and legal lines. */
const SIGNS = '\u00a0\u202f¡¿«»‹›“”‘’„…–—·•°©®™§×−±½€¢†';

/** Characters of the store's font file: those of English, Spanish and French. */
export const CHARACTERS = ASCII + LETTERS + SIGNS;
