import contract from '@generated/contract.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../contract-checker/diff/compare-contracts';
import type { OpenApiDocument } from '../../contract-checker/diff/read-contract';

interface Item {
  type: string;
  required: string[];
  additionalProperties: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests change schemas freely
  properties: Record<string, any>;
  // biome-ignore lint/suspicious/noExplicitAny: tests change schemas freely
  [keyword: string]: any;
}

/** One operation that sends and returns the same component. */
function contractWith() {
  const item: Item = {
    type: 'object',
    required: ['id'],
    additionalProperties: true,
    properties: {
      id: { type: 'string' },
      count: { type: 'integer', minimum: 1 },
      nickname: { type: ['string', 'null'] },
      color: { type: 'string', enum: ['black', 'blue'] },
      date: { type: 'string', format: 'date', pattern: '^2' },
      kind: { const: 'frame' },
    },
    dependentRequired: { count: ['color'] },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } };
  const operation = {
    operationId: 'saveItem',
    parameters: [{ $ref: '#/components/parameters/Language' }] as object[],
    requestBody: { content: structuredClone(content) } as Record<string, unknown>,
    responses: {
      200: {
        description: 'Saved.',
        headers: { ETag: { required: true, schema: { type: 'string' } } },
        content: structuredClone(content),
      },
      404: { description: 'Unknown.' },
    } as Record<string, object>,
    'x-invariants': [] as object[],
  };
  const storeId = { name: 'storeId', in: 'path', required: true, schema: { type: 'string' } };
  const language = { name: 'langId', in: 'query', schema: { type: 'string', enum: ['-1', '-2'] } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: { '/store/{storeId}/item': { parameters: [storeId], put: operation } },
    components: { schemas: { Item: item }, parameters: { Language: language } },
  };
  return { document, item, operation, language };
}

type Contract = ReturnType<typeof contractWith>;

/** The changes as `severity direction description`. */
function changesBy(change: (contract: Contract) => void): string[] {
  const after = contractWith();
  change(after);
  return compareContracts(
    contractWith().document as unknown as OpenApiDocument,
    after.document as unknown as OpenApiDocument,
  ).map(({ severity, direction, description }) => `${severity} ${direction} ${description}`);
}

const ofComponents: [string, (item: Item) => void, string[]][] = [
  [
    'another type breaks both sides',
    (item) => Object.assign(item.properties.count, { type: 'string' }),
    [
      'breaking request Item.count type: "integer" → "string"',
      'breaking response Item.count type: "integer" → "string"',
    ],
  ],
  [
    'a wider type breaks who reads it',
    (item) => Object.assign(item.properties.count, { type: 'number' }),
    [
      'breaking response Item.count type: "integer" → "number"',
      'compatible request Item.count type: "integer" → "number"',
    ],
  ],
  [
    'null that is no longer possible breaks who sends it',
    (item) => Object.assign(item.properties.nickname, { type: 'string' }),
    [
      'breaking request Item.nickname type: ["string","null"] → "string"',
      'compatible response Item.nickname type: ["string","null"] → "string"',
    ],
  ],
  [
    'a new value of an enum breaks who reads it',
    (item) => item.properties.color.enum.push('red'),
    ['breaking response Item.color enum: added "red"', 'compatible request Item.color enum: added "red"'],
  ],
  [
    'an enum that appears breaks who sends it',
    (item) => Object.assign(item.properties.id, { enum: ['a'] }),
    ['breaking request Item.id enum: added "a"', 'compatible response Item.id enum: added "a"'],
  ],
  [
    'another format breaks both sides',
    (item) => Object.assign(item.properties.date, { format: 'date-time' }),
    [
      'breaking request Item.date format: "date" → "date-time"',
      'breaking response Item.date format: "date" → "date-time"',
    ],
  ],
  [
    'another pattern breaks who sends it; who reads it must look',
    (item) => Object.assign(item.properties.date, { pattern: '^20' }),
    ['breaking request Item.date pattern: "^2" → "^20"', 'review response Item.date pattern: "^2" → "^20"'],
  ],
  [
    'another constant breaks both sides',
    (item) => Object.assign(item.properties.kind, { const: 'lens' }),
    [
      'breaking request Item.kind const: "frame" → "lens"',
      'breaking response Item.kind const: "frame" → "lens"',
    ],
  ],
  [
    'a larger minimum breaks who sends it',
    (item) => Object.assign(item.properties.count, { minimum: 2 }),
    ['breaking request Item.count minimum: 1 → 2', 'compatible response Item.count minimum: 1 → 2'],
  ],
  [
    'a new required field is one change and breaks who sends it',
    (item) => {
      item.properties.weight = { type: 'integer' };
      item.required.push('weight');
    },
    ['breaking request Item.weight: added', 'compatible response Item.weight: added'],
  ],
  [
    'a required field that is gone breaks who reads it',
    (item) => {
      delete item.properties.id;
      item.required = [];
    },
    ['breaking response Item.id: removed', 'compatible request Item.id: removed'],
  ],
  [
    'an optional field that is gone is looked at by who reads it',
    (item) => delete item.properties.nickname,
    ['review response Item.nickname: removed', 'compatible request Item.nickname: removed'],
  ],
  [
    'a field that becomes optional breaks who reads it',
    (item) => {
      item.required = [];
    },
    ['breaking response Item required: removed "id"', 'compatible request Item required: removed "id"'],
  ],
  [
    'an object without further fields breaks who sends them',
    (item) => {
      item.additionalProperties = false;
    },
    [
      'breaking request Item additionalProperties: true → false',
      'compatible response Item additionalProperties: true → false',
    ],
  ],
  [
    'a condition is looked at',
    (item) => item.dependentRequired.count.push('date'),
    [
      'review request Item dependentRequired count 1: added "date"',
      'review response Item dependentRequired count 1: added "date"',
    ],
  ],
  [
    'a field named like a keyword is a field',
    (item) => {
      item.properties.type = { type: 'string' };
    },
    ['compatible request Item.type: added', 'compatible response Item.type: added'],
  ],
];

describe('a change of a component', () => {
  it.each(ofComponents)('%s', (_, change, changes) => {
    expect(changesBy(({ item }) => void change(item))).toEqual(changes);
  });
});

const ofOperations: [string, (contract: Contract) => void, string[]][] = [
  [
    'a removed path',
    ({ document }) => Object.assign(document, { paths: {} }),
    ['breaking request operation: removed'],
  ],
  [
    'another name, which generated clients use',
    ({ operation }) => Object.assign(operation, { operationId: 'putItem' }),
    ['breaking request operationId: "saveItem" → "putItem"'],
  ],
  [
    'a new required parameter',
    ({ operation }) =>
      operation.parameters.unshift({ name: 'size', in: 'query', required: true, schema: {} }),
    ['breaking request query parameter size: added'],
  ],
  [
    'a new optional parameter',
    ({ operation }) => operation.parameters.unshift({ name: 'size', in: 'query', schema: {} }),
    ['compatible request query parameter size: added'],
  ],
  [
    'a value less of a parameter',
    ({ language }) => language.schema.enum.pop(),
    ['breaking request query parameter langId schema enum: removed "-2"'],
  ],
  [
    'another success',
    ({ operation: { responses } }) => {
      responses[201] = responses[200] ?? {};
      delete responses[200];
    },
    ['breaking response responses 200: removed', 'review response responses 201: added'],
  ],
  [
    'an error less',
    ({ operation }) => delete operation.responses[404],
    ['compatible response responses 404: removed'],
  ],
  [
    'a header that may be missing',
    ({ operation }) =>
      Object.assign(operation.responses[200] ?? {}, { headers: { ETag: { schema: { type: 'string' } } } }),
    ['breaking response responses 200 headers ETag required: removed true'],
  ],
  [
    'another content type of the request',
    ({ operation }) => Object.assign(operation.requestBody, { content: { 'text/plain': { schema: {} } } }),
    [
      'breaking request requestBody (application/json): removed',
      'compatible request requestBody (text/plain): added',
    ],
  ],
  [
    'more than a guest',
    ({ operation }) => Object.assign(operation, { 'x-access': { needs: 'member' } }),
    ['review request x-access: added'],
  ],
  [
    'an invariant',
    ({ operation }) => operation['x-invariants'].push({}),
    ['compatible request x-invariants 0: added'],
  ],
  ['an example', ({ item }) => Object.assign(item.properties.id, { examples: ['1'] }), []],
];

describe('a change of an operation', () => {
  it.each(ofOperations)('%s', (_, change, changes) => {
    expect(changesBy(change)).toEqual(changes);
  });
});

describe('security', () => {
  const SCHEMES = {
    session: { type: 'apiKey', in: 'cookie', name: 'SESSION' },
    token: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://a.test/token', scopes: { read: 'Read' } } },
    },
  };
  /** The changes between two documents that differ in security alone. */
  const changesOf = (before: object, after: object) => {
    const documentWith = (changed: { securitySchemes?: object }) => {
      const { document } = contractWith();
      const { securitySchemes = SCHEMES, ...rest } = changed;
      const components = { ...document.components, securitySchemes };
      return { ...document, components, ...rest } as unknown as OpenApiDocument;
    };
    return compareContracts(documentWith(before), documentWith(after)).map(
      ({ severity, description }) => `${severity} ${description}`,
    );
  };
  const withScheme = (name: 'session' | 'token', change: object) => ({
    security: [{ [name]: [] }],
    securitySchemes: { ...SCHEMES, [name]: { ...SCHEMES[name], ...change } },
  });

  it.each<[string, object[], object[], string[]]>([
    [
      'no longer without any',
      [{}, { session: [] }],
      [{ session: [] }],
      ['breaking security: removed calls without any'],
    ],
    [
      'no longer one of two',
      [{ session: [] }, { token: ['read'] }],
      [{ token: ['read'] }],
      ['breaking security: removed session'],
    ],
    [
      'one more alternative',
      [{ session: [] }],
      [{ session: [] }, { token: [] }],
      ['compatible security: added token'],
    ],
    [
      'one more scope',
      [{ token: ['read'] }],
      [{ token: ['read', 'write'] }],
      [
        'breaking security: removed token (read)',
        'compatible security: added token (read) with token (write)',
      ],
    ],
    [
      'less than before',
      [{ session: [], token: [] }],
      [{ session: [] }],
      ['review security: removed session with token', 'compatible security: added session'],
    ],
    ['none, said in two ways', [], [{}], []],
  ])('of all operations: %s', (_, before, after, changes) => {
    expect(changesOf({ security: before }, { security: after })).toEqual(changes);
  });

  it('of an operation comes before that of the document', () => {
    const after = contractWith();
    Object.assign(after.operation, { security: [{ session: [] }] });
    expect(changesOf({ security: [] }, { security: [], paths: after.document.paths })).toEqual([
      'breaking security: removed calls without any',
      'compatible security: added session',
    ]);
  });

  it.each<[string, 'session' | 'token', object, string[]]>([
    [
      'in another place',
      'session',
      { in: 'header' },
      ['breaking security scheme session in: "cookie" → "header"'],
    ],
    [
      'of another name',
      'session',
      { name: 'SID' },
      ['breaking security scheme session name: "SESSION" → "SID"'],
    ],
    [
      'described',
      'session',
      { description: 'New.' },
      ['compatible security scheme session description: changed'],
    ],
    [
      'with one more scope',
      'token',
      {
        flows: {
          clientCredentials: { tokenUrl: 'https://a.test/token', scopes: { read: 'Read', write: 'Write' } },
        },
      },
      ['compatible security scheme token flows: changed'],
    ],
    [
      'with another token URL',
      'token',
      { flows: { clientCredentials: { tokenUrl: 'https://b.test/token', scopes: { read: 'Read' } } } },
      ['breaking security scheme token flows: changed'],
    ],
  ])('scheme %s', (_, name, change, changes) => {
    expect(changesOf(withScheme(name, {}), withScheme(name, change))).toEqual(changes);
  });

  it('scheme that nobody uses changes nothing', () => {
    const securitySchemes = { session: { ...SCHEMES.session, in: 'header' } };
    expect(changesOf({ security: [] }, { security: [], securitySchemes })).toEqual([]);
  });
});

describe('servers', () => {
  const server = {
    url: 'https://{region}.a.test',
    variables: { region: { default: 'us', enum: ['us', 'ca'] } },
  };
  const withServers = (servers?: object[]) => (contract: Contract) =>
    Object.assign(contract.document, { servers });

  it('are the root of the document without any', () => {
    expect(changesBy(withServers([{ url: '/' }]))).toEqual([]);
  });

  it('that are gone break clients, new ones do not', () => {
    expect(changesBy(withServers([{ url: 'https://a.test' }]))).toEqual([
      'breaking request server /: removed',
      'compatible request server https://a.test: added',
    ]);
  });

  it('of an operation come before those of its path and its document', () => {
    expect(changesBy(({ operation }) => Object.assign(operation, { servers: [{ url: '/v2' }] }))).toEqual([
      'breaking request server /: removed',
      'compatible request server /v2: added',
    ]);
  });

  it('lose a value of a variable, or have another default', () => {
    const before = contractWith();
    withServers([server])(before);
    const after = contractWith();
    withServers([{ ...server, variables: { region: { default: 'ca', enum: ['ca'] } } }])(after);
    const changes = compareContracts(
      before.document as unknown as OpenApiDocument,
      after.document as unknown as OpenApiDocument,
    );
    expect(changes.map(({ severity, description }) => `${severity} ${description}`)).toEqual([
      'breaking server https://{region}.a.test variable region: removed "us"',
      'review server https://{region}.a.test variable region: default us → ca',
    ]);
  });
});

describe('keywords beside a reference', () => {
  const withReference = (beside: object) => {
    const contract = contractWith();
    Object.assign(contract.item.properties, { total: { $ref: '#/components/schemas/Amount', ...beside } });
    const components = { ...contract.document.components };
    Object.assign(components.schemas, { Amount: { type: 'string', pattern: '^1' } });
    return { ...contract.document, components } as unknown as OpenApiDocument;
  };
  const changesTo = (beside: object) =>
    compareContracts(withReference({}), withReference(beside)).map(
      ({ severity, direction, description }) => `${severity} ${direction} ${description}`,
    );

  it('that describe change nothing', () => {
    expect(changesTo({ description: 'What the shopper pays.', 'x-origin': 'own' })).toEqual([]);
  });

  it('that limit are compared together with what the reference has', () => {
    expect(changesTo({ maxLength: 4 })).toEqual([
      'breaking request Item.total maxLength: added 4',
      'compatible response Item.total maxLength: added 4',
    ]);
  });
});

describe('alternatives', () => {
  const success = {
    type: 'object',
    required: ['status'],
    properties: { status: { const: 'ok' }, id: { type: 'string' } },
  };
  const failure = {
    type: 'object',
    required: ['error'],
    properties: { error: { type: 'string' }, hint: { type: 'string' } },
  };
  /** The item is one of two components. */
  const withAlternatives = (alternatives: { Success: object; Failure: object }, beside: object = {}) => {
    const { document } = contractWith();
    const Item = {
      ...beside,
      oneOf: [{ $ref: '#/components/schemas/Success' }, { $ref: '#/components/schemas/Failure' }],
    };
    const components = { ...document.components, schemas: { Item, ...alternatives } };
    return { ...document, components } as unknown as OpenApiDocument;
  };
  const before = withAlternatives({ Success: success, Failure: failure });
  const changesTo = (after: OpenApiDocument) =>
    compareContracts(before, after).map(
      ({ severity, direction, description }) => `${severity} ${direction} ${description}`,
    );

  it('with other texts are the same', () => {
    const described = <Schema extends typeof success | typeof failure>(schema: Schema) => ({
      ...schema,
      description: 'One of two.',
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, { ...field, description: name }]),
      ),
    });
    const alternatives = { Success: described(success), Failure: described(failure) };
    expect(changesTo(withAlternatives(alternatives, { description: 'Success or failure.' }))).toEqual([]);
  });

  it('are compared with their own earlier version, however much of each has changed', () => {
    const after = withAlternatives({
      Success: { ...success, properties: { status: { const: 'ok' }, total: { type: 'string' } } },
      Failure: { ...failure, properties: { error: { type: 'integer' }, code: { type: 'string' } } },
    });
    expect(changesTo(after).filter((change) => change.includes(' response '))).toEqual([
      'breaking response Failure.error type: "string" → "integer"',
      'review response Success.id: removed',
      'review response Failure.hint: removed',
      'compatible response Success.total: added',
      'compatible response Failure.code: added',
    ]);
  });

  it('may contain themselves', () => {
    const nested = {
      ...failure,
      properties: { ...failure.properties, cause: { $ref: '#/components/schemas/Item' } },
    };
    expect(changesTo(withAlternatives({ Success: success, Failure: nested }))).toContain(
      'compatible response Failure.cause: added',
    );
  });
});

describe('the whole contract', () => {
  const current = contract as unknown as OpenApiDocument;

  it('differs in nothing but a change of a component, named once with the operations that have it', {
    tags: 'full-run',
  }, () => {
    const later = structuredClone(contract);
    Object.assign(later.components.schemas.Cart.properties.orderId, { type: 'integer' });
    expect(compareContracts(current, later as unknown as OpenApiDocument)).toEqual([
      {
        severity: 'breaking',
        direction: 'response',
        description: 'Cart.orderId type: "string" → "integer"',
        operations: expect.arrayContaining(['getCart', 'getOrder']),
      },
    ]);
  });
});

describe('what is written in another way', () => {
  it('a schema in parts is the same, and its changes are those of the whole', () => {
    const split = (contract: Contract) => {
      const { properties, required, ...rest } = structuredClone(contract.item);
      const { id, ...others } = properties;
      for (const key of Object.keys(contract.item)) delete contract.item[key];
      Object.assign(contract.item, {
        allOf: [
          { type: 'object', properties: { id }, required },
          { ...rest, properties: others },
        ],
      });
      return others;
    };
    expect(changesBy(split)).toEqual([]);
    expect(changesBy((contract) => delete split(contract).color)).toEqual(
      changesBy(({ item }) => delete item.properties.color),
    );
  });

  it('a parameter of a path with another name is the same path', () => {
    const changes = changesBy(({ document }) => {
      const paths = document.paths as Record<string, unknown>;
      const item = paths['/store/{storeId}/item'] as { parameters: { name: string }[] };
      paths['/store/{shop}/item'] = { ...item, parameters: [{ ...item.parameters[0], name: 'shop' }] };
      delete paths['/store/{storeId}/item'];
    });
    expect(changes).toEqual([
      'review request path parameter storeId: renamed to shop, which generated clients may show',
    ]);
  });
});
