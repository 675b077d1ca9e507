import { afterEach, expect, test } from 'vitest';
import { commandsOfFields } from './page-fields.ts';

afterEach(() => document.body.replaceChildren());

function shown(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test('fields and buttons are found by their names, with the group that they stand in', () => {
  const root = shown(`
    <label>Name <input id="name"></label>
    <fieldset><legend>People</legend><select aria-label="Role"></select></fieldset>
    <div role="group" aria-label="Filters"><label><input type="checkbox"> Days</label></div>
    <button>Add entry</button>
    <button aria-label="Off" disabled></button>
    <button tabindex="-1">Slot</button>
    <input>`);

  expect(commandsOfFields(root).map(({ label }) => label)).toEqual(['Name', 'Role · People', 'Days · Filters', 'Add entry']);
});

test('a field takes the focus with its text selected, a button and a choice are pressed', () => {
  const root = shown('<label>Name <input value="Leave"></label><button>Add</button><label><input type="checkbox"> Days</label>');
  let pressed = 0;
  root.querySelector('button')!.addEventListener('click', () => (pressed += 1));
  const [name, add, days] = commandsOfFields(root);

  name!.run();
  const input = root.querySelector('input')!;
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
  add!.run();
  expect(pressed).toBe(1);
  days!.run();
  expect(root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true);
});
