/** Replaces text that may be somebody's. */
const HIDDEN = '…';

/** The name of an unknown field, if it looks like one. */
export function shownName(name: string): string {
  return /^[a-z][A-Za-z_]{0,39}$/.test(name) ? name : HIDDEN;
}

const APPLICATION = 'json|xml|javascript|octet-stream|pdf|problem\\+json|x-www-form-urlencoded';
const KNOWN_TYPES = new RegExp(
  `^(application/(${APPLICATION})|text/(plain|html|css|csv|xml|javascript)|multipart/form-data|image/(png|jpeg|gif|webp|avif|svg\\+xml))$`,
);

/** A content type, if it is a usual one. */
export function shownContentType(contentType: string): string {
  if (contentType === '') return 'no content type';
  return KNOWN_TYPES.test(contentType) ? contentType : 'an unusual content type';
}
