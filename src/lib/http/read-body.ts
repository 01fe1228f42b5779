import { ApiError } from './api-error';

/** Servlet commands may wrap their JSON in a block comment. */
const COMMENT = /^\s*\/\*([\s\S]*)\*\/\s*$/;

/**
 * Reads a response body: JSON (plain or in a block comment), a file as a Blob, or undefined when it is empty.
 *
 * @throws ApiError of kind `invalid-response` when the text is not JSON, such as an HTML page.
 */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.type === 'opaqueredirect' || isRedirect(response.status))
    return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (isFile(type)) return response.blob();
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(COMMENT.exec(text)?.[1] ?? text);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-response', status: response.status, cause });
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function isFile(type: string): boolean {
  return /^(image\/|application\/(pdf|octet-stream|msword|vnd\.))/.test(type);
}
