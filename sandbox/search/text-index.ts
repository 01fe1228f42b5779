import MiniSearch from 'minisearch';
import { keysOf } from '@/domain/data/keys-of';
import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogRecords } from './catalog-records';
import {
  colorTexts,
  contactLensTexts,
  frameTexts,
  type SearchableTexts,
  type SearchField,
} from './searchable-text';
import { type Token, tokenize, tokenizeLabel } from './tokenize';
import { Vocabulary } from './vocabulary';

/** Weight of a match in each field. */
const BOOST: Record<SearchField, number> = {
  name: 10,
  brand: 8,
  shape: 6,
  category: 5,
  color: 5,
  material: 4,
  trait: 3,
  description: 1,
};
const FIELDS = keysOf(BOOST);
/** Words of a description match as whole words only. */
const LABEL_FIELDS = FIELDS.filter((field) => field !== 'description');

export interface TextSearchOptions {
  /** Names of colors have the whole word; in all texts, a label may begin with it. */
  in: 'colors' | 'all';
  /** No beginnings of words in labels either. */
  wholeWords?: boolean;
}

/** The texts of a product, or the additional texts of one of its SKUs. */
interface TextDocument {
  id: number;
  texts: SearchableTexts;
}

/** Calls back with each match: a product's id or a SKU's, and the relevance. */
interface MatchReceiver {
  product: (id: number, score: number) => void;
  sku: (id: number, score: number) => void;
}

/** The searchable words of one language. */
export class TextIndex {
  readonly vocabulary = new Vocabulary({ nameWeight: BOOST.brand });
  /** Uses the ids of products, and those of SKUs plus the number of products. */
  readonly #index: MiniSearch<TextDocument>;
  readonly #productCount: number;
  readonly #language: DisplayLanguage;

  constructor({ products, skus }: CatalogRecords, language: DisplayLanguage) {
    this.#productCount = products.length;
    this.#language = language;
    this.#index = new MiniSearch<TextDocument>({
      fields: FIELDS,
      extractField: (document, field) =>
        field === 'id'
          ? String(document.id)
          : (document.texts[field as SearchField] ?? []).join(TEXT_SEPARATOR),
      tokenize: (texts, field) => this.#termsOf(texts, field as SearchField),
      processTerm: (term) => term,
    });
    this.#index.addAll(
      products.map(({ id, product }) => ({
        id,
        texts:
          'frame' in product ? frameTexts(product.frame, language) : contactLensTexts(product.lens, language),
      })),
    );
    this.#index.addAll(
      skus.flatMap(({ id, color }) =>
        color ? [{ id: products.length + id, texts: colorTexts(color, language) }] : [],
      ),
    );
  }

  /** Finds one word. */
  match(word: string, { in: where, wholeWords = false }: TextSearchOptions, receiver: MatchReceiver): void {
    const queries =
      where === 'colors'
        ? [{ queries: [word], fields: ['color'] }]
        : [
            { queries: [word], fields: LABEL_FIELDS, prefix: !wholeWords },
            { queries: [word], fields: ['description'] },
          ];
    const results = this.#index.search(
      { combineWith: 'OR', queries },
      { boost: BOOST, bm25: CONSTANT_FREQUENCY, tokenize: (term) => [term], processTerm: (term) => term },
    );
    for (const { id, score } of results) {
      if (id < this.#productCount) receiver.product(id, score);
      else receiver.sku(id - this.#productCount, score);
    }
  }

  #termsOf(texts: string, field: SearchField): string[] {
    const tokens = texts.split(TEXT_SEPARATOR).flatMap((text) => tokensOf(text, field, this.#language));
    for (const token of tokens) this.vocabulary.add(token, BOOST[field]);
    return tokens.map(({ term }) => term);
  }
}

/** No text contains it. */
const TEXT_SEPARATOR = '\n';

/** Ignores how often a word occurs, and the text's length: a label that repeats a word is no better match. */
const CONSTANT_FREQUENCY = { k: 0, b: 0, d: 0 };

function tokensOf(text: string, field: SearchField, language: DisplayLanguage): Token[] {
  return field === 'description' ? tokenize(text, language) : tokenizeLabel(text, language);
}
