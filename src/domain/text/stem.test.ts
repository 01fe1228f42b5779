import { expect, it } from 'vitest';
import { stem } from './stem';

it.each([
  ['en', ['frame', 'frames']],
  ['en', ['glass', 'glasses']],
  ['en', ['butterfly', 'butterflies']],
  ['en', ['cancel', 'canceled', 'cancelled', 'canceling', 'cancelling']],
  ['en', ['change', 'changes', 'changed', 'changing']],
  ['es', ['redondo', 'redonda', 'redondos', 'redondas']],
  ['es', ['azul', 'azules']],
  ['es', ['gris', 'grises']],
  ['es', ['marron', 'marrones']],
  ['es', ['cancelar', 'cancelo', 'cancela']],
  ['fr', ['annuler', 'annule', 'annules']],
  ['fr', ['noir', 'noire', 'noirs', 'noires']],
  ['fr', ['carre', 'carree', 'carres', 'carrees']],
  ['fr', ['violet', 'violette', 'violettes']],
  ['fr', ['homme', 'hommes']],
] as const)('in %s, %j are one word', (language, words) => {
  expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
});

it.each([
  ['en', ['bus', 'red', 'string', 'glass', 'clear']],
  ['es', ['sol', 'negro', 'nube', 'oro']],
  ['fr', ['vue', 'verre', 'noir', 'or']],
] as const)('in %s, %j stay apart', (language, words) => {
  expect(new Set(words.map((word) => stem(word, language))).size).toBe(words.length);
});
