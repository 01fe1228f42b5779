import { cookieValue } from '@/lib/storage/cookie-value';
import { oneOf } from '@/lib/storage/validators';

/** Session cookie `progressiveLens=true`: the last chosen lens type was progressive (000 §9). */
export const progressiveLens = cookieValue<'true'>({
  name: 'progressiveLens',
  validate: oneOf('true'),
});

/** Remembers the chosen type, so that the next frame begins with it. */
export function rememberLensType(type: string): void {
  if (type === 'progressive') progressiveLens.write('true');
  else progressiveLens.clear();
}
