/**
 * Gives the selects of a form their options when the shopper turns to one of them, also before any module has loaded. The server
 * sends long lists as texts, since the browser computes the style of each element of a page. Runs before the first paint and may
 * use only globals of the browser.
 */
export function fillSelects(): void {
  // The value has a decimal point in every language.
  const toOptions = (labels = '') =>
    labels.split(' ').map((label) => new Option(label, label.replace(',', '.')));
  const onIntent = ({ target }: Event) => {
    const { form } = target as HTMLSelectElement;
    // All of them: a choice in one may set another.
    for (const select of form?.querySelectorAll?.<HTMLSelectElement>('select[data-options-before]') ?? []) {
      if (select.length > 1) continue;
      select.prepend(...toOptions(select.dataset.optionsBefore));
      select.append(...toOptions(select.dataset.optionsAfter));
    }
  };
  // Stays: React leaves these options as they are.
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, onIntent, true);
}
