import type { DisplayLanguage } from '@/domain/locale/locales';
import { editDistance } from '@/domain/text/edit-distance';
import { plainText } from '@/domain/text/plain-text';
import { withoutMarkup } from '@/domain/text/rich-text';
import { stem } from '@/domain/text/stem';
import type { FaqEntry } from './faq-entry';
import { PHRASES } from './search-phrases';

/** Weight of a word in a question, relative to one in an answer. */
const QUESTION_WEIGHT = 3;
/** Weights of a synonym, and of another form of a word. */
const OTHER_WORD_WEIGHT = 0.9;
const RELATED_WEIGHT = 0.7;
/** Weight of a stop word: "how do I return" and "how long can I return" differ in nothing else. */
const STOP_WORD_WEIGHT = 0.1;
/** Leaves out entries with a lower share of the best score: they only share a common word with the search. */
const LEAST_OF_BEST = 0.4;
/** Fewer common letters say nothing about two words. */
const MIN_COMMON_LETTERS = 4;

/** An entry with the stems of its words. */
interface IndexedEntry {
  entry: FaqEntry;
  question: ReadonlySet<string>;
  answer: ReadonlySet<string>;
}

interface FaqIndex {
  entries: readonly IndexedEntry[];
  /** In how many entries a word occurs. */
  counts: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<readonly FaqEntry[], FaqIndex>();

/**
 * Returns the entries that answer a search, the best first: those that answer one of its phrases, then those with more of its
 * words, rarer ones, and in the question. All entries for a search without words.
 */
export function searchEntries(
  entries: readonly FaqEntry[],
  search: string,
  language: DisplayLanguage,
): readonly FaqEntry[] {
  const terms = new Set(tokenize(search));
  if (terms.size === 0) return entries;
  const index = indexOf(entries, language);
  const weights = [...terms].map((term) => wordWeights(index, term, language));
  const scored = index.entries.map((indexed) => ({
    entry: indexed.entry,
    score: totalScore(indexed, weights),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const stems = new Set([...terms].map((term) => stem(term, language)));
  return scored
    .map((candidate) => ({ ...candidate, phrase: longestPhrase(candidate.entry, stems, language) }))
    .filter(({ phrase, score }) => phrase > 0 || (score > 0 && score >= best * LEAST_OF_BEST))
    .sort((a, b) => b.phrase - a.phrase || b.score - a.score)
    .map(({ entry }) => entry);
}

/** Returns how many words the longest phrase has that an entry answers and the search contains; 0 without one. */
function longestPhrase({ key }: FaqEntry, stems: ReadonlySet<string>, language: DisplayLanguage): number {
  const phrases = PHRASES[language][key]?.split(', ') ?? [];
  return Math.max(
    0,
    ...phrases
      .map((phrase) => phrase.split(' '))
      .filter((words) => words.every((word) => stems.has(stem(word, language))))
      .map(({ length }) => length),
  );
}

/** Returns the words of the entries that match a search word, with their weights: rarer words have higher ones. */
function wordWeights(index: FaqIndex, term: string, language: DisplayLanguage): Map<string, number> {
  const { entries, counts } = index;
  const meant = meantWords(index, term, language);
  return new Map(
    [...meant].map(([word, weight]) => {
      const count = counts.get(word) ?? entries.length;
      return [word, weight * Math.log(1 + entries.length / count)];
    }),
  );
}

function meantWords({ counts }: FaqIndex, term: string, language: DisplayLanguage): Map<string, number> {
  const searched = stem(term, language);
  if (STOP_WORDS[language].split(' ').includes(term)) return new Map([[searched, STOP_WORD_WEIGHT]]);
  const words = [...counts.keys()];
  const meant = new Map([
    ...words.filter((word) => isRelated(word, searched)).map((word) => [word, RELATED_WEIGHT] as const),
    ...otherWords(searched, language).map((word) => [word, OTHER_WORD_WEIGHT] as const),
    ...(counts.has(searched) ? [[searched, 1] as const] : []),
  ]);
  return meant.size > 0 ? meant : new Map(misspelled(words, searched).map((word) => [word, 1]));
}

/**
 * Returns the sum for all words, times how much of the search the entry has: rather two words in the answer than one in the
 * question.
 */
function totalScore(indexed: IndexedEntry, weights: readonly ReadonlyMap<string, number>[]): number {
  let score = 0;
  let matched = 0;
  let total = 0;
  for (const byWord of weights) {
    const rarity = Math.max(0, ...byWord.values());
    const wordScore = scoreOf(indexed, byWord);
    score += wordScore;
    total += rarity;
    if (wordScore > 0) matched += rarity;
  }
  return total > 0 ? (score * matched) / total : 0;
}

/** Returns the best of the words that a word of a search means. */
function scoreOf({ question, answer }: IndexedEntry, weights: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [word, weight] of weights) {
    if (question.has(word)) best = Math.max(best, weight * QUESTION_WEIGHT);
    else if (answer.has(word)) best = Math.max(best, weight);
  }
  return best;
}

/**
 * Returns whether two words are forms of one, such as "devolver" and "devolución": at least half of the longer one is common.
 */
function isRelated(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const isBeginning = common === Math.min(a.length, b.length);
  return common >= MIN_COMMON_LETTERS + (isBeginning ? 0 : 1) && common * 2 >= Math.max(a.length, b.length);
}

function otherWords(searched: string, language: DisplayLanguage): string[] {
  return Object.entries(OTHER_WORDS[language]).flatMap(([word, others]) =>
    others.split(' ').some((other) => stem(other, language) === searched) ? [stem(word, language)] : [],
  );
}

/** Returns the words nearest to a misspelled one. */
function misspelled(words: Iterable<string>, searched: string): string[] {
  if (searched.length < MIN_COMMON_LETTERS) return [];
  const limit = searched.length < 7 ? 1 : 2;
  const near = [...words].flatMap((word) => {
    const edits = editDistance(word, searched, limit);
    return edits <= limit ? [{ word, edits }] : [];
  });
  const least = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === least).map(({ word }) => word);
}

function indexOf(entries: readonly FaqEntry[], language: DisplayLanguage): FaqIndex {
  const cached = indexes.get(entries);
  if (cached) return cached;
  const stems = (text: string) => new Set(tokenize(text).map((word) => stem(word, language)));
  const counts = new Map<string, number>();
  const indexed = entries.map((entry) => {
    const question = stems(entry.question);
    const answer = stems(withoutMarkup(entry.answer));
    for (const word of new Set([...question, ...answer])) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { entry, question, answer };
  });
  const index = { entries: indexed, counts };
  indexes.set(entries, index);
  return index;
}

/** Words without case and accents; the French ligature as it is typed. */
function tokenize(text: string): string[] {
  return plainText(text.replaceAll(/œ/gi, 'oe'))
    .split(' ')
    .filter((word) => word !== '');
}

/** Words that any question can have. */
const STOP_WORDS: Readonly<Record<DisplayLanguage, string>> = {
  en:
    'a about accept accepted accepts after am an and any are as at be been but by can could d did do does doing for from get give go had has have ' +
    'how i if in into is it its just ll m may me my of on or our please s should so some t that the their there this to ' +
    'up us use want was we what when where which who why will with work would you your',
  es:
    'a acepta aceptan al algo como con cual cuando cuanto cuanta cuantos de del donde el ella en es esta estan este esto hacen hacer hago hay la las ' +
    'le les lo los me mi mis muy ni no o para pero por porque puede pueden puedo que quien quiero se si sin sobre son su sus te tengo ' +
    'tienen tu un una uno unos y ya yo',
  fr:
    'a ai aller as au aucun aux avec avez avoir c ce cela ces cet cette comment d dans de des dois du elle en est et etre eu faire ' +
    'fait faut il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ou par pas peut peux plus pour pouvez ' +
    'puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont suis sur t te un une veux vos votre vous y',
};

/** Synonyms for the words of the questions: asking for a package finds an order. */
const OTHER_WORDS: Readonly<Record<DisplayLanguage, Readonly<Record<string, string>>>> = {
  en: {
    order: 'package parcel',
    track: 'package parcel tracking',
    sign: 'login log',
    cannot: 'cant',
    forgot: 'reset',
    close: 'delete remove',
    leave: 'unsubscribe',
    reach: 'phone telephone talk speak',
    person: 'phone telephone human someone',
    promotion: 'promo coupon discount voucher',
    refund: 'money',
    broken: 'damaged defective scratched wrong incorrect',
    long: 'time',
    old: 'expired outdated',
    deliver: 'shipping ship',
    cost: 'price fee much free',
    exam: 'appointment dilate dilation',
    installments: 'klarna affirm afterpay',
    return: 'policy exchange',
    near: 'nearby closest hours',
    where: 'lost missing stolen',
    pay: 'paypal venmo hsa fsa wallet',
    insurance: 'medicare medicaid vsp aarp hmo ppo',
    email: 'invoice receipt',
    book: 'walk',
    picture: 'photo selfie',
    fits: 'size big small tight loose',
  },
  es: {
    pedido: 'orden compra paquete',
    sesion: 'entrar acceder ingresar',
    promocional: 'cupon descuento',
    reembolso: 'dinero devuelven',
    roto: 'danado rayado quebrado',
    devuelvo: 'devolver devolucion regresar',
    devolver: 'devolucion regresar',
    antigua: 'vencida caducada expirada',
    cuesta: 'costo precio vale gratis',
    como: 'metodo forma modo',
    pagar: 'pago paypal',
    cobra: 'cobraron cobro cargo',
    seguro: 'medicaid medicare',
    imagen: 'foto selfie',
    cerca: 'horario',
    sph: 'leo leer entiendo',
    plazos: 'cuotas',
    tarda: 'tiempo',
    queda: 'talla tamano grandes chicos apretados',
    hablo: 'telefono hablar llamar',
    persona: 'telefono',
    donde: 'rastrear rastreo seguimiento perdio perdido',
    cierro: 'eliminar borrar cerrar',
    correo: 'email factura recibo',
    examen: 'cita dilatan dilatar',
    entregas: 'envian',
  },
  fr: {
    commande: 'colis paquet',
    session: 'connecter connexion',
    promotionnel: 'promo rabais coupon',
    rembourse: 'argent remboursement',
    brise: 'casse abime endommage',
    ancienne: 'expire perime',
    coute: 'frais prix cout gratuit',
    payer: 'paiement mode moyen paypal',
    debitee: 'facture debit',
    assurance: 'ramq medicare',
    image: 'photo egoportrait',
    pres: 'heures horaire',
    temps: 'delai',
    versements: 'fois',
    fermer: 'supprimer effacer',
    retourner: 'retour echange echanger',
    va: 'taille grandeur grandes petites serrees',
    joindre: 'telephone parler appeler',
    personne: 'telephone quelqu',
    annuler: 'annulation',
    courriel: 'email facture recu',
    examen: 'rendez dilatation',
    ou: 'suivre suivi reperage perdu',
  },
};
