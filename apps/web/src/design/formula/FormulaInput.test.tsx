import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import axe from 'axe-core';
import { unitNames, userSearch } from '@inkstone/api';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { FormulaInput } from './FormulaInput.tsx';
import type { FormulaField } from './formula-field.ts';

const same = (text: string) => ({ zh: text, en: text });
const fields: readonly FormulaField[] = [
  { code: 'days', name: { zh: '請假天數', en: 'Days' }, type: 'number' },
  { code: 'limit', name: { zh: '上限', en: 'Limit' }, type: 'number' },
  { code: 'day', name: { zh: '日期', en: 'Day' }, type: 'date' },
  { code: 'urgent', name: { zh: '急件', en: 'Urgent' }, type: 'logic' },
  {
    code: 'kind',
    name: { zh: '假別', en: 'Kind' },
    type: 'text',
    choices: [
      { value: 'a', name: { zh: '特休', en: 'Annual' } },
      { value: 'b', name: same('B') },
    ],
  },
  { code: 'owner', name: { zh: '擁有者', en: 'Owner' }, type: 'unit', units: 'person' },
  { code: 'items.amount', name: { zh: '明細．金額', en: 'Items · Amount' }, type: 'number' },
];

interface Shown {
  readonly text?: string;
  readonly emptyMeans?: 'always' | 'never';
  readonly isValue?: boolean;
}

/** Shows an editor that keeps what it is given, and returns what it was given. */
function show({ text = '', emptyMeans, isValue = false }: Shown) {
  const onChange = vi.fn<(text: string | undefined) => void>();
  const Page = () => {
    const [current, setCurrent] = useState(text);
    return (
      <main>
        <FormulaInput
          label="Required"
          text={current}
          fields={fields}
          {...(!isValue && { expects: 'logic' })}
          {...(emptyMeans && { emptyMeans })}
          isFixed={false}
          onChange={(next) => {
            onChange(next);
            setCurrent(next ?? '');
          }}
        />
        <button type="button">elsewhere</button>
      </main>
    );
  };
  showPages({
    routes: [{ path: 'formula', Component: Page }],
    at: '/formula',
    answers: {
      [userSearch.path]: () => ({ items: [{ id: 'u2', name: 'Ann Lee', departmentId: null, departmentName: 'Sales' }], next: null }),
      [unitNames.path]: () => [{ text: 'u1', id: 'u1', name: 'Mei Lin', unitType: 3 }],
    },
  });
  return onChange;
}

const choose = (name: string, value: string, at: HTMLElement = document.body) =>
  fireEvent.change(within(at).getByRole('combobox', { name }), { target: { value } });
const row = (number: number) => screen.getByRole('group', { name: `Condition ${number}` });
/** Leaves the rows for something else on the page. */
const leave = () => fireEvent.blur(row(1).querySelector('select')!, { relatedTarget: screen.getByText('elsewhere') });

beforeEach(() => chooseLocale('en'));
afterEach(() => chooseLocale('zh'));
afterEach(cleanup);

describe('a condition', () => {
  test('is always, never or when rows hold, which are written as a formula', async () => {
    const onChange = show({ emptyMeans: 'never' });

    fireEvent.change(await screen.findByRole('combobox', { name: 'Required' }), { target: { value: 'when' } });
    expect(onChange.mock.calls.flat().filter((written) => written !== undefined)).toEqual([]);
    choose('Operator', '3', row(1));
    fireEvent.change(within(row(1)).getByRole('textbox', { name: 'Value' }), { target: { value: '3' } });
    leave();

    expect(onChange).toHaveBeenLastCalledWith('days > 3');
    expect(screen.getByText('Days is greater than 3')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Required' }), { target: { value: 'always' } });
    expect(onChange).toHaveBeenLastCalledWith('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Required' }), { target: { value: 'never' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  test('has groups, other fields, moving days and totals; rows that are not complete stay and are not written', async () => {
    const onChange = show({ text: 'days > 3' });
    await screen.findByRole('group', { name: 'Condition 1' });

    choose('Compared with', 'limit', row(1));
    fireEvent.click(screen.getByRole('button', { name: /Add condition/ }));
    expect(document.activeElement).toBe(within(row(2)).getByRole('combobox', { name: 'Field' }));
    choose('Field', 'day', row(2));
    choose('Operator', '3', row(2));
    choose('Compared with', 'day yesterday', row(2));
    fireEvent.click(screen.getByRole('button', { name: /Add condition/ }));
    choose('Field', 'sum(items.amount)', row(3));
    choose('Combine conditions', 'none');
    leave();

    expect(onChange).toHaveBeenLastCalledWith('not (days > limit or day > "yesterday")');
    expect(within(row(3)).getByText(/Incomplete/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add group' }));
    const group = screen.getAllByRole('group', { name: 'Condition group' }).at(-1)!;
    choose('Field', 'urgent', group);
    const operators = within(group).getByRole('combobox', { name: 'Operator' });
    expect(
      within(operators)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['equals']);
    fireEvent.change(screen.getAllByRole('combobox', { name: 'Combine conditions' })[0]!, { target: { value: 'all' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove condition 3' }));
    leave();
    expect(onChange).toHaveBeenLastCalledWith('days > limit and day > "yesterday" and urgent == true');
  });

  test('shows people and choices by their names, in rows and in the sentence', async () => {
    show({ text: 'owner == "u1" or kind == "a"' });

    await waitFor(() => expect(screen.getAllByText('Mei Lin')).not.toHaveLength(0));

    expect(screen.getByText('Owner is "Mei Lin" or Kind is "Annual"')).toBeTruthy();
  });

  test('beyond the rows is edited as text, and says which part is', async () => {
    show({ text: 'days > 3 and round(days) == 4' });

    expect(await screen.findByText(/"round\(days\) == 4"/)).toBeTruthy();

    expect(screen.getByRole('textbox', { name: 'Required' })).toBeTruthy();
  });

  test('has no accessibility violations', async () => {
    show({ text: 'days > 3 and (kind == "a" or day within "thisMonth")', emptyMeans: 'never' });
    await screen.findByRole('group', { name: 'Condition 2.1' });

    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

/** What the editor offers after a text is typed. */
async function offered(content: HTMLElement, text: string): Promise<readonly string[]> {
  const editor = EditorView.findFromDOM(content)!;
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, selection: { anchor: text.length } });
  editor.focus();
  startCompletion(editor);
  await waitFor(() => expect(currentCompletions(editor.state)).not.toHaveLength(0));
  return currentCompletions(editor.state).map(({ label }) => label);
}

describe('a formula', () => {
  test('offers choices and people by their names where they are compared', async () => {
    show({ text: 'days', isValue: true });
    const content = await screen.findByRole('textbox', { name: 'Required' });

    expect(await offered(content, 'kind == ')).toContain('Annual');
    expect(await offered(content, 'kind == "a"; "an')).toEqual(['Annual']);
    expect(await offered(content, 'owner == "')).toEqual(['Current user', 'Ann Lee']);
  });

  test('shows names for codes, keeps the codes, and says what it computes', async () => {
    const onChange = show({ text: 'days * 2', isValue: true });
    const content = await screen.findByRole('textbox', { name: 'Required' });
    const editor = EditorView.findFromDOM(content)!;

    expect(content.textContent).toBe('Days * 2');
    expect(screen.getByText('Days × 2')).toBeTruthy();

    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: 'days * limit' } });
    fireEvent.blur(content);
    expect(onChange).toHaveBeenLastCalledWith('days * limit');
  });

  test('is tried in a large editor with the value of each step; what is inserted is applied', async () => {
    const onChange = show({ text: 'round(days / limit, 1)', isValue: true });

    fireEvent.click(await screen.findByRole('button', { name: 'Enlarge Required' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByLabelText('Days'), { target: { value: '1' } });
    fireEvent.change(within(dialog).getByLabelText('Limit'), { target: { value: '3' } });

    expect(within(dialog).getByText('Result: 0.3')).toBeTruthy();
    expect(within(dialog).getByText('Days ÷ Limit').parentElement?.textContent).toMatch(/0\.3333/);
    fireEvent.click(within(dialog).getByText('Empty'));
    expect(within(dialog).getByText('Result: (empty)')).toBeTruthy();

    const content = within(dialog).getByRole('textbox', { name: 'Required' });
    const editor = EditorView.findFromDOM(content)!;
    editor.dispatch({ selection: { anchor: 0, head: editor.state.doc.length } });
    fireEvent.change(within(dialog).getByLabelText('Find a field or function'), { target: { value: 'limit' } });
    fireEvent.click(within(dialog).getByTitle('Insert the field Limit'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(onChange).toHaveBeenLastCalledWith('limit');
  });
});
