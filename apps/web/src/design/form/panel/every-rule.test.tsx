import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { departmentLevels, departmentTree, listDictionaries, listModelLists, listOfferedModels, roleTree } from '@inkstone/api';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { buildModelWithForm, type DesignedControl } from '@inkstone/testing/form-builder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { DesignedPanel } from '../testing/DesignedPanel.tsx';

/** An option that hides others while it has a value, and what it is otherwise (designer specification, section 4). */
const hiding: readonly (readonly [
  type: string,
  option: string,
  hides: string | boolean,
  hidden: readonly string[],
  shows: string | boolean,
])[] = [
  ['dropdown', 'displayEmpty', false, ['emptyValue'], true],
  ['dropdown-multi', 'displayEmpty', false, ['emptyValue'], true],
  ['textarea', 'textAreaType', '"longText"', ['currentMaxLength'], '"current"'],
  ['textarea', 'textAreaType', '"Editor"', ['placeholder', 'maxLength'], '"longText"'],
  ['textarea', 'textAreaType', '"current"', ['placeholder', 'maxLength'], '"longText"'],
  ['attachment', 'limitNumber', '"unlimited"', ['fileNumber'], '"custom"'],
  ['attachment', 'displayTemplate', false, ['templateFile'], true],
  ['image', 'compressible', false, ['imageQuality'], true],
  ['image', 'addWatermark', false, ['watermarkFontSize'], true],
  ['address', 'showEmpty', false, ['emptyValue'], true],
  ['address-tab-selector', 'showEmpty', false, ['emptyValue'], true],
  ['sheet', 'editable', false, ['importable'], true],
  ['relevance-form', 'selectMode', '"dropdown"', ['showField'], '"popup"'],
  ['relevance-form-ex', 'selectMode', '"dropdown"', ['showField'], '"popup"'],
  ['reverse-relevance', 'displayMode', '"link"', ['listCode', 'conditions', 'listDisplayMode'], '"list"'],
  ['number', 'syncFormate', true, ['format1'], false],
  ['date', 'syncFormate', true, ['format1'], false],
  ['time', 'syncFormate', true, ['format1'], false],
  ['created-time', 'syncFormate', true, ['format1'], false],
  ['modified-time', 'syncFormate', true, ['format1'], false],
  ['sheet-statistic', 'syncFormate', true, ['format1'], false],
];

const keyFor = (type: string): string =>
  ({ 'created-time': 'createdTime', 'modified-time': 'modifiedTime' })[type] ?? type.replaceAll('-', '_');

const picking = {
  schemaCode: 'target',
  queryCode: 'all',
  conditions: { field: 'title', operator: 1, value: 'x' },
  mappings: [{ from: 'title', to: 'text' }],
  displayField: 'title',
};

const heads = [
  { key: 'tab_1', title: 'Tab 1' },
  { key: 'tab_2', title: 'Tab 2' },
];

/** What a control has to begin with. */
const begun = (type: string): Omit<DesignedControl, 'key' | 'type'> => {
  if (type.startsWith('relevance')) return { options: picking, item: { schemaCode: 'target' } };
  if (type === 'reverse-relevance') return { options: { schemaCode: 'target', fieldCode: 'points', listCode: 'all' } };
  if (type === 'sheet') return { columns: [] };
  if (type === 'tabs') return { options: { heads, tabDefaultValue: 'tab_2' } };
  return {};
};

const targetControls: readonly DesignedControl[] = [
  { key: 'title', type: 'text' },
  { key: 'files', type: 'attachment' },
  { key: 'points', type: 'relevance-form', options: { schemaCode: 'rules' }, item: { schemaCode: 'rules' } },
];

const unlisted = [listOfferedModels, listModelLists, listDictionaries, departmentLevels, departmentTree, roleTree];

const formKey = { kind: 'form', schemaCode: 'rules', code: 'rules' } as const;

/** A form with a control of a type, of which the panel is open, a text, and lists of another model. */
async function open(type: string, options: JsonObject = {}): Promise<WorkingCopy> {
  const { options: own, ...others } = begun(type);
  const key = keyFor(type);
  const controls: readonly DesignedControl[] = [
    { key: 'text', type: 'text' },
    ...(type === 'text' ? [] : [{ key, type, ...others, options: { ...own, ...options } }]),
    ...(type === 'tabs' ? heads.map((head) => ({ key: head.key, type: 'tabs-panel' })) : []),
  ];
  const contents = [
    ['target', buildModelWithForm('target', targetControls)],
    ['rules', buildModelWithForm('rules', controls)],
  ] as const;
  const copy = await showInCopy(
    () => <DesignedPanel form={formKey} chosen={key} withCanvas />,
    [
      [
        { kind: 'app', code: 'shop' },
        { code: 'shop', name: 'Shop', functions: [] },
      ],
      ...contents.flatMap(([code, { model, form }]) => [
        [{ kind: 'model', code } as const, { code, ...model } as JsonObject] as const,
        [{ kind: 'form', schemaCode: code, code } as const, { code, schemaCode: code, ...form } as JsonObject] as const,
      ]),
      ...['all', 'few'].map(
        (code) =>
          [
            { kind: 'list', schemaCode: 'target', code } as const,
            { code, schemaCode: 'target', name: code, columns: [{ code: 'title' }] },
          ] as const,
      ),
    ],
    Object.fromEntries(unlisted.map(({ path }) => [path, () => []])),
  );
  await waitFor(() => expect(document.querySelector('[data-option]')).not.toBeNull());
  return copy;
}

const line = (option: string): HTMLElement | null => document.querySelector(`[data-option="${option}"]`);

function set(option: string, value: string | boolean): void {
  if (typeof value === 'string') return void fireEvent.change(line(option)!.querySelector('select')!, { target: { value } });
  const box = line(option)!.querySelector<HTMLInputElement>('input[type=checkbox]')!;
  if (box.checked !== value) fireEvent.click(box);
}

function write(option: string, text: string): void {
  const input = line(option)!.querySelector('input:not([type=checkbox]), textarea')!;
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

const offeredIn = (option: string): readonly (string | null)[] =>
  [...line(option)!.querySelectorAll('option')].map(({ textContent }) => textContent).slice(1);

const isSet = (option: string): boolean => line(option)?.hasAttribute('data-set') ?? false;

const optionsOf = (copy: WorkingCopy, type: string): JsonObject =>
  objectsIn(copy.state().replica.documents.get(documentId(formKey))!.content['controls']).find(({ key }) => key === keyFor(type))![
    'options'
  ] as JsonObject;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each(hiding)('%s: %s hides with %s %j, and not with %s', async (type, option, hides, hidden, shows) => {
  await open(type);

  set(option, shows);
  await waitFor(() => expect(hidden.map((each) => line(each) !== null)).toEqual(hidden.map(() => true)));
  set(option, hides);

  await waitFor(() => expect(hidden.map((each) => line(each) !== null)).toEqual(hidden.map(() => false)));
});

test.each(['relevance-form', 'relevance-form-ex'])(
  '%s: a new query clears the conditions, a new model what belongs to the former one',
  async (type) => {
    const copy = await open(type);

    set('queryCode', 'few');
    await waitFor(() => expect(optionsOf(copy, type)).not.toHaveProperty('conditions'));
    expect(optionsOf(copy, type)).toMatchObject({ queryCode: 'few', mappings: picking.mappings, displayField: 'title' });
    set('schemaCode', 'rules');

    await waitFor(() => expect(optionsOf(copy, type)).toEqual({ name: keyFor(type), schemaCode: 'rules' }));
    expect(line('displayField')!.querySelector('select')!.value).toBe('name');
    set('schemaCode', 'target');
    // Attachments and references cannot be shown in a picker.
    await waitFor(() => expect(offeredIn('displayField').slice(1)).toEqual(['title']));
  },
);

test('reverse relevance: a new model clears list and field, and only references to the model of this form are offered', async () => {
  const copy = await open('reverse-relevance');

  set('schemaCode', 'rules');
  await waitFor(() => expect(optionsOf(copy, 'reverse-relevance')).toEqual({ name: 'reverse_relevance', schemaCode: 'rules' }));
  set('schemaCode', 'target');

  await waitFor(() => expect(offeredIn('fieldCode')).toEqual(['points']));
  expect(offeredIn('listCode')).toEqual(['all', 'few']);
});

test('sub-table: whether rows are edited says the same of their import', async () => {
  const copy = await open('sheet');

  set('editable', false);
  await waitFor(() => expect(optionsOf(copy, 'sheet')).toMatchObject({ editable: false, importable: false }));
  set('editable', true);

  await waitFor(() => expect(line('importable')!.querySelector('input')!.checked).toBe(true));
});

test('the display format follows as long as both are the same', async () => {
  const copy = await open('number');

  set('syncFormate', false);
  await waitFor(() => expect(line('format1')).not.toBeNull());
  set('format1', '"percent.1"');
  await waitFor(() => expect(optionsOf(copy, 'number')['format1']).toBe('percent.1'));
  set('syncFormate', true);

  await waitFor(() => expect(optionsOf(copy, 'number')).not.toHaveProperty('format1'));
});

test.each(['staff-selector', 'staff-multi-selector', 'department-selector', 'department-multi-selector', 'staff-dept-mixed'])(
  '%s: a computed default takes the place of a chosen one',
  async (type) => {
    const copy = await open(type, { defaultValue: [{ id: 'x', name: 'X' }] });
    expect(isSet('defaultValue')).toBe(true);

    set('defaultValueType', '"originator"');

    await waitFor(() => expect(optionsOf(copy, type)).toEqual({ name: keyFor(type), defaultValueType: 'originator' }));
  },
);

test('tabs open with the first one when the default one is gone', async () => {
  await open('tabs');

  fireEvent.click(within(line('heads')!).getByRole('button', { name: '刪除頁籤「Tab 2」' }));

  await waitFor(() => expect(line('tabDefaultValue')!.querySelector('select')!.selectedOptions[0]!.textContent).toBe('Tab 1'));
});

test('what equals the default is not kept, and the summary says whether the control is required', async () => {
  const copy = await open('text');

  write('maxLength', '100');
  await waitFor(() => expect(isSet('maxLength')).toBe(true));
  write('maxLength', '200');
  await waitFor(() => expect(optionsOf(copy, 'text')).toEqual({ name: 'text' }));
  expect(line('required')!.textContent).toContain('非必填');
  set('required', true);

  await waitFor(() => expect(line('required')!.textContent).not.toContain('非必填'));
  expect(line('required')!.textContent).toContain('必填');
});

test('a default that looks like HTML is not shown on the canvas', async () => {
  await open('textarea');

  write('defaultValue', '<b>x</b>');

  await waitFor(() => expect(document.querySelector('[data-control=textarea]')!.textContent).toContain('該內容不支持展示'));
});
