/** JSON pointer into a response; `*` stands for every item of a list or every value of an object. */
export type Pointer = string;
/** A runtime expression of OpenAPI, such as `$request.body#/nickName`, `$request.path.orderId`, `$response.body#/orderId`. */
export type Expression = string;

/** How a call reads what another call wrote. */
export interface ReadBack {
  operation: string;
  /** Values of its parameters by `path.name` or `query.name`; parameters of the same name are taken from the request. */
  with?: Record<string, Expression>;
}

/** What must hold beyond the schemas (`x-invariants`, described in openapi/README.md). */
export type Invariant =
  | { kind: 'count'; count: Pointer; rows: Pointer }
  | { kind: 'sum'; total: Pointer; of: Pointer[] }
  | { kind: 'equal'; left: Expression; right: Expression }
  | { kind: 'unique'; rows: Pointer; by: string }
  | {
      kind: 'sorted';
      rows: Pointer;
      by: string;
      direction: 'ascending' | 'descending';
      /** Only for calls with these values, by expression. */
      when?: Record<Expression, string>;
    }
  | { kind: 'product'; rows: Pointer; of: readonly string[]; product: string }
  | { kind: 'range'; rows: Pointer; by: string; from?: Expression; to?: Expression }
  | { kind: 'recent'; value: Pointer }
  | { kind: 'ends-session'; read: ReadBack }
  | {
      kind: 'pages';
      number?: string;
      offset?: string;
      size: string;
      rows: Pointer;
      by: string;
      total?: Pointer;
    }
  | { kind: 'read-back'; read: ReadBack; rows: Pointer; match: Record<string, Expression>; present: boolean }
  | { kind: 'idempotent'; ignore?: Pointer[]; read?: ReadBack };
