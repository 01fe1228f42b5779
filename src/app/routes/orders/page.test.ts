import { expect, it } from 'vitest';
import { LOCALES } from '@/domain/locale/locales';
import { renderMemberHtml } from '../../../../tests/support/member-page';
import { someLocales } from '../../../../tests/support/page-paths';

const BUTTON_NAMES = { en: 'Order again: order', es: 'Volver a pedir: pedido', fr: 'Commander de nouveau' };

it.each(someLocales('fr-ca'))(
  '%s: a member gets the orders with their buttons in valid HTML',
  async (locale) => {
    const { html, main, problems } = await renderMemberHtml(locale, `/${locale}/account/orders`);
    expect(problems).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(main.match(/<a [^>]*href="\/[a-z]{2}-[a-z]{2}\/track-order"/g)).toHaveLength(11);
    const name = BUTTON_NAMES[LOCALES[locale].displayLanguage];
    expect(main.match(new RegExp(`<button[^>]* aria-label="${name}`, 'g'))).toHaveLength(10);
  },
);
