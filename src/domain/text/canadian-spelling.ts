/**
 * American spellings that differ in Canada. The list omits words that Canadians spell like Americans, such as "program" and
 * words in "-ize". "License" is the noun; the store's texts do not have the verb.
 */
const CANADIAN: Readonly<Record<string, string>> = {
  behavior: 'behaviour',
  canceled: 'cancelled',
  canceling: 'cancelling',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  center: 'centre',
  centered: 'centred',
  centers: 'centres',
  centimeter: 'centimetre',
  centimeters: 'centimetres',
  color: 'colour',
  colored: 'coloured',
  colorful: 'colourful',
  colorless: 'colourless',
  colors: 'colours',
  diopter: 'dioptre',
  diopters: 'dioptres',
  enroll: 'enrol',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  fibers: 'fibres',
  fulfill: 'fulfil',
  gray: 'grey',
  grays: 'greys',
  installment: 'instalment',
  installments: 'instalments',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  labeled: 'labelled',
  license: 'licence',
  licenses: 'licences',
  meter: 'metre',
  meters: 'metres',
  millimeter: 'millimetre',
  millimeters: 'millimetres',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  neighbors: 'neighbours',
  traveling: 'travelling',
};

const WORDS = new RegExp(`\\b(?:${Object.keys(CANADIAN).join('|')})\\b`, 'gi');

/** Returns a text in Canadian English, from one in American English. Capital letters stay. */
export function toCanadianSpelling(text: string): string {
  return text.replace(WORDS, (word) => withCapitalsOf(word, CANADIAN[word.toLowerCase()] ?? word));
}

function withCapitalsOf(word: string, spelling: string): string {
  if (word === word.toUpperCase()) return spelling.toUpperCase();
  return word.charAt(0) + spelling.slice(1);
}
