import { expect, it } from 'vitest';
import { LoadedContract } from './contract.ts';

const operation = { responses: { 200: { description: 'Fine' } } };

it('prefers fixed segments to parameters, whatever other paths there are', () => {
  const templates = [
    '/a/{b}',
    '/{a}',
    '/c',
    '/a/{b}/{c}',
    '/a/mine/{c}',
    '/d/{e}',
    '/d/e',
    '/a/mine',
    '/a/{b}/mine',
  ];
  for (const [index] of templates.entries()) {
    const order = [...templates.slice(index), ...templates.slice(0, index)];
    const paths = Object.fromEntries(order.map((path) => [path, { get: operation }]));
    const contract = new LoadedContract({ openapi: '3.1.0', paths });
    const pathOf = (url: string) =>
      contract.operationOf({ method: 'GET', url: `http://host.test${url}` }).operation.path;
    const urls = ['/a/mine', '/a/7', '/a/mine/mine', '/a/7/mine', '/a/7/8', '/d/e', '/d/7', '/c', '/7'];
    expect(urls.map(pathOf)).toEqual([
      '/a/mine',
      '/a/{b}',
      '/a/mine/{c}',
      '/a/{b}/mine',
      '/a/{b}/{c}',
      '/d/e',
      '/d/{e}',
      '/c',
      '/{a}',
    ]);
  }
});
