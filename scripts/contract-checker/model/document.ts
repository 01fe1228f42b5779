import type { Invariant } from '../invariants/invariant.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A schema of a description, including the fields of `allOf`. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  readOnly?: boolean;
  writeOnly?: boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
  explode?: boolean;
}

/** A header of a response, with what a description says about it to the checker alone. */
export interface RawHeader {
  required?: boolean;
  schema: Schema;
  'x-cookies'?: DocumentedCookies;
}

/** Cookies of a response (`x-cookies` of the header Set-Cookie). */
export interface DocumentedCookies {
  /** Pattern of their names. */
  name: string;
  /** What each of them must have; `Secure` over HTTPS. */
  attributes: string[];
  /** Whether a success sets one. */
  required?: boolean;
  /** Values of query parameters that ask for them, where the operation has the parameter. */
  requestedBy?: Record<string, string>;
}

export interface RawContent {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

interface RawResponse {
  headers?: Record<string, RawHeader>;
  content?: Record<string, RawContent>;
}

/** Who may call an operation (`x-access`). */
export interface Access {
  /** The least that a caller must be: one of the plug-in's callers; default: nobody in particular. */
  needs?: string;
  /** Places of the request that name something of the caller's own, such as `path.orderId` or `body.orderItemId`. */
  owns?: string[];
  /** Places that prove that the caller may, whoever it is: with another valid value the call is rejected. */
  proves?: string[];
}

/** An operation of a document whose references have been replaced. */
export interface RawOperation {
  operationId?: string;
  tags?: string[];
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, RawContent> };
  responses: Record<string, RawResponse>;
  security?: Record<string, string[]>[];
  'x-max-body-bytes'?: number;
  'x-safe'?: boolean;
  'x-access'?: Access;
  'x-invariants'?: Invariant[];
  'x-unknown-allowed'?: string[];
  'x-unknown-status'?: Record<string, number>;
  'x-dependent'?: string[];
  'x-open-query'?: boolean;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
}

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Partial<Record<Method, RawOperation>>>;
  security?: Record<string, string[]>[];
  components?: { securitySchemes?: Record<string, SecurityScheme> };
}
