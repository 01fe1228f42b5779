import { cookieValue } from '@/lib/storage/cookie-value';

/** Session cookie `progressiveLens=true`: the last chosen lens type was progressive (000 §9). */
export const progressiveLens = cookieValue<'true'>({
  name: 'progressiveLens',
  schema: {
    safeParse: (value) => (value === 'true' ? { success: true, data: value } : { success: false }),
  },
});

/** Remembers the chosen type, so that the next frame begins with it. */
export function rememberLensType(type: string): void {
  if (type === 'progressive') progressiveLens.write('true');
  else progressiveLens.clear();
}
