import { afterEach, expect, it } from 'vitest';
import { currentElement } from './replaced-elements';

afterEach(() => document.body.replaceChildren());

/** Returns the first element of the document, after an update has replaced it with the second. */
function replaced(before: string, after: string): HTMLElement {
  document.body.innerHTML = before;
  const control = document.querySelector<HTMLElement>('button, input') as HTMLElement;
  document.body.innerHTML = `<button>Other</button><button aria-label=""></button>${after}`;
  return control;
}

it.each([
  ['its text', '<button>Save</button>', '<button id="new">Save</button>'],
  ['its label', '<button aria-label="Save"></button>', '<button id="new" aria-label="Save">1</button>'],
  ['the label around it', '<label><input>Insured</label>', '<label><input id="new">Insured</label>'],
  [
    'its name, whatever its text',
    '<button name="choose">Choose</button>',
    '<button name="choose" id="new">Change</button>',
  ],
])('finds the control that has replaced another by %s', (_case, before, after) => {
  expect(currentElement(replaced(before, after)).id).toBe('new');
});

it.each([
  ['has another text', '<button>Save</button>', '<button>Saved</button>'],
  ['is of another kind', '<button>Save</button>', '<a href="/">Save</a>'],
  ['has no name at all, as others have not', '<button></button>', '<button></button>'],
])('takes no control that %s', (_case, before, after) => {
  const control = replaced(before, after);
  expect(currentElement(control)).toBe(control);
});
