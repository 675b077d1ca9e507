import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { controlModels, type ControlType } from '@inkstone/controls/models';
import { isOptionOffered } from '@inkstone/controls/panel';
import {
  departmentLevels,
  departmentTree,
  listDictionaries,
  listFunctionsByAppcode,
  listModelItems,
  listModelLists,
  listOfferedModels,
  queryList,
  roleTree,
  uploadTemplate,
  userSearch,
} from '@inkstone/api';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import type { PropDefinition } from '@inkstone/form-engine';
import { formDefinitionSchema, type DocumentKey } from '@inkstone/schema';
import { inTurn, triesAll } from '@inkstone/testing/cases';
import { afterEach, expect, test } from 'vitest';
import type { showPages } from '../../../testing/show-pages.tsx';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { isOffered, systemCodes } from '../control-kinds.ts';
import { DesignedPanel } from '../testing/DesignedPanel.tsx';
import type { PropertyEditor } from './editors/editor.ts';
import { editorOf } from './editors/editors.ts';
import { FormulaEditor } from './editors/FormulaEditor.tsx';
import { LocalizedEditor, LongTextEditor, NumberEditor, SelectEditor, SwitchEditor, TextEditor } from './editors/SimpleEditors.tsx';
import { StyleEditor } from './editors/StyleEditor.tsx';
import { effectiveOptions } from './option-operations.ts';

const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;

/** What a control needs to offer its other properties. */
const needed: Readonly<Partial<Record<ControlType, JsonObject>>> = {
  'relevance-form': { schemaCode: 'order' },
  'relevance-form-ex': { schemaCode: 'order' },
  'reverse-relevance': { schemaCode: 'order' },
};

/** Chosen in a dialog; the browser tests choose them. */
const inDialog = (option: string, hint: PropDefinition['hint']) => hint === 'conditions' || (hint === 'address' && option !== 'place');

/** Names what the control of the form cannot be without. */
const ofTheControl: ReadonlySet<string> = new Set(['name', 'name_i18n', 'span', 'dataItemName', 'dataItemType', 'widgetType']);

/** An application in which every kind of choice has something to choose. */
function documentsWith(type: ControlType, more?: JsonObject): readonly (readonly [DocumentKey, JsonObject])[] {
  const item = (code: string, itemType: string, more: JsonObject = {}) => ({ code, name: code, type: itemType, ...more });
  const control = (key: string, controlType: string, more: JsonObject = {}) => ({
    key,
    type: controlType,
    options: { name: key },
    ...more,
  });
  const columns = [control('amount', 'number'), control('other', 'relevance-form')];
  const heads = [
    { key: 'one', title: 'One' },
    { key: 'two', title: 'Two' },
  ];
  const options = { name: 'tried', ...needed[type], ...(type === 'tabs' && { heads, tabDefaultValue: 'one' }), ...more } as JsonObject;
  const items = [item('title', 'ShortText'), item('parent', 'RelevanceForm', { schemaCode: 'order' })];
  const lines = item('lines', 'Sheet', { dataItems: [item('amount', 'Number'), item('other', 'RelevanceForm', { schemaCode: 'order' })] });
  const model = (code: string, dataItems: JsonObject[]) =>
    [
      { kind: 'model', code },
      { code, name: code, dataItems },
    ] as const;
  const list = (schemaCode: string) =>
    [
      { kind: 'list', schemaCode, code: 'all' },
      { code: 'all', schemaCode, name: 'All', columns: [] },
    ] as const;
  const functions = [{ code: 'orders', name: 'Orders', schemaCode: 'order', formCode: 'order' }];
  return [
    [
      { kind: 'app', code: 'shop' },
      { code: 'shop', name: 'Shop', functions },
    ],
    model('order', [...items, lines]),
    model('vendor', items),
    list('order'),
    list('vendor'),
    [
      form,
      {
        code: 'order',
        schemaCode: 'order',
        name: 'Order',
        controls: [
          control('title', 'text'),
          control('number', 'number'),
          control('lines', 'sheet', { columns }),
          ...(type === 'tabs' ? heads.map(({ key }) => control(key, 'tabs-panel')) : []),
          { key: 'tried', type, options, ...(type === 'sheet' && { columns }) },
        ],
        layout: [{ columns: [{ control: 'tried', span: 24 }] }],
      },
    ],
  ];
}

const id = '01980000-0000-7000-8000-000000000101';
const found = { id, code: 'found', name: 'Found', name_i18n: {}, path: [], departmentName: 'Sales', children: [] };

/** What editors find on the server. */
const answers = {
  [listOfferedModels.path]: () => [],
  [listModelLists.path]: () => [],
  [listDictionaries.path]: () => [{ code: 'cities', name: 'Cities' }],
  [departmentLevels.path]: () => [{ level: 1, departments: 3 }],
  [roleTree.path]: () => [found],
  [departmentTree.path]: () => [found],
  [userSearch.path]: () => ({ items: [found], next: null }),
  [queryList.path]: () => ({ items: [found], next: null }),
  [uploadTemplate.path]: ({ file }: Readonly<Record<string, unknown>>) => ({ id, name: String(file), fileSize: 7 }),
};

interface Opened {
  readonly options?: JsonObject;
  readonly answers?: Parameters<typeof showPages>[0]['answers'];
}

async function openOn(type: ControlType, { options, answers: others }: Opened = {}): Promise<WorkingCopy> {
  const copy = await showInCopy(
    () => <DesignedPanel form={form} chosen="tried" />,
    documentsWith(type, options),
    { ...answers, ...others },
    { path: 'form/:app', at: '/form/shop' },
  );
  await screen.findByRole('region', { name: /屬性|Properties/ });
  return copy;
}

const modelOf = (copy: WorkingCopy): JsonObject =>
  copy.state().replica.documents.get(documentId({ kind: 'model', code: 'order' }))?.content ?? {};

const optionsOf = (copy: WorkingCopy): JsonObject => {
  const content = copy.state().replica.documents.get(documentId(form))?.content ?? {};
  return objectsIn(content['controls']).find(({ key }) => key === 'tried')?.['options'] as JsonObject;
};

/** Does with the editor of a property what a person would do first. */
async function use(line: Element, number: boolean): Promise<void> {
  const formula = line.querySelector<HTMLElement>('.cm-content');
  const select = line.querySelector<HTMLSelectElement>('select');
  const check = line.querySelector<HTMLInputElement>('input[type=checkbox]');
  const input = line.querySelector<HTMLInputElement>('input:not([type=checkbox]), textarea');
  const button = [...line.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].at(-1);
  if (line.querySelector('.ant-select')) {
    fireEvent.mouseDown(line.querySelector('input')!);
    const offered = () => [...document.querySelectorAll('.ant-select-item-option')].at(-1);
    await waitFor(() => expect(offered()).toBeDefined());
    fireEvent.click(offered()!);
  } else if (input?.type === 'file') {
    fireEvent.change(input, { target: { files: [new File(['content'], 'form.docx')] } });
  } else if (select && !formula) {
    const other =
      [...select.options].find(({ value }) => value !== select.value && value !== '') ??
      [...select.options].find(({ value }) => value !== select.value);
    fireEvent.change(select, { target: { value: other?.value ?? '' } });
  } else if (formula) {
    const view = EditorView.findFromDOM(formula)!;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: '1 == 1' } });
    fireEvent.blur(formula);
  } else if (check) fireEvent.click(check);
  else if (input) {
    for (const each of line.querySelectorAll('input:not([type=checkbox], [type=color]), textarea')) {
      fireEvent.change(each, { target: { value: number ? '7' : 'written' } });
      fireEvent.blur(each);
    }
  } else if (button) fireEvent.click(button);
}

afterEach(cleanup);

/** Their panel stands in that of the tabs. */
const types = (Object.keys(controlModels) as ControlType[]).filter((type) => isOffered(type) || type in systemCodes);

const narrows: ReadonlySet<string> = new Set(['appPackageCode', 'appFunctionCode']);

/** Editors that look at nothing of the control but the value. */
const alikeInAll: ReadonlySet<PropertyEditor> = new Set([
  TextEditor,
  LocalizedEditor,
  LongTextEditor,
  NumberEditor,
  SwitchEditor,
  SelectEditor,
  StyleEditor,
  FormulaEditor,
]);

const usedBefore = new Map<PropDefinition, Set<string>>();

/**
 * Whether a control before has the very same property, and it was set there. In `npm test` it is not set again; which control comes first
 * depends on the seed.
 */
function wasUsed(type: ControlType, option: string, prop: PropDefinition): boolean {
  if (triesAll || !alikeInAll.has(editorOf(type, option, prop))) return false;
  // What computes numbers has buttons besides.
  const use = option === 'computeFormula' ? `${option} of ${controlModels[type].valueType}` : option;
  const uses = usedBefore.get(prop) ?? new Set();
  usedBefore.set(prop, uses);
  return uses.size === uses.add(use).size;
}

test.each(inTurn(types))('every property of %s is set in the panel, as publishing takes it', async (type) => {
  const copy = await openOn(type);
  const { props } = controlModels[type];
  const failed: string[] = [];
  // What narrows the models comes last, so that there is a field to choose.
  const inOrder = Object.entries(props).toSorted(([one], [other]) => Number(narrows.has(one)) - Number(narrows.has(other)));
  for (const [option, prop] of inOrder) {
    const { hint, check } = prop;
    const read = () => (hint === 'number-parts' ? modelOf(copy)['seqNoSetting'] : optionsOf(copy)[option]);
    const before = JSON.stringify(read());
    const isShown = isOptionOffered(type, option, effectiveOptions(type, optionsOf(copy) as never));
    if (ofTheControl.has(option) || inDialog(option, hint) || !isShown) continue;
    const line = document.querySelector(`[data-option="${option}"]`);
    if (!line) {
      failed.push(`${option}: no editor`);
      continue;
    }
    if (hint === 'switch' && check) {
      // The control can only be one of the two.
      if (!line.querySelector('input')?.disabled) failed.push(`${option}: not fixed`);
      continue;
    }
    if (wasUsed(type, option, prop)) {
      if (!line.querySelector('input, select, textarea, button, .cm-content')) failed.push(`${option}: nothing to set it with`);
      continue;
    }
    await use(line, hint === 'number' || hint === 'address');
    await waitFor(() => expect(JSON.stringify(read())).not.toBe(before), { timeout: 10_000 }).catch(() =>
      failed.push(`${option}: not set`),
    );
    const value = read();
    const issue = check?.(value);
    if (issue) failed.push(`${option}: ${JSON.stringify(value)} ${JSON.stringify(issue)}`);
  }
  expect(failed).toEqual([]);
  const content = copy.state().replica.documents.get(documentId(form))?.content;
  expect(formDefinitionSchema.safeParse(content).error?.issues).toBeUndefined();
});

test('what was chosen among the items of a model is reset when they cannot be listed, and can be had back', async () => {
  const set = { schemaCode: 'elsewhere', displayField: 'title', showField: ['title'], searchFormula: 'title' };
  const copy = await openOn('relevance-form', {
    options: set,
    answers: {
      [listModelItems.path]: () => {
        throw new Error('the line is cut');
      },
    },
  });

  await waitFor(() => expect(Object.keys(optionsOf(copy))).toEqual(['name', 'schemaCode', 'searchFormula']));
  copy.undo();
  copy.undo();

  await waitFor(() => expect(optionsOf(copy)).toEqual({ name: 'tried', ...set }));
});

test('a number that must not be empty stays empty, and one of many digits stays exact', async () => {
  const copy = await openOn('text');
  const commit = (option: string, text: string) => {
    const input = document.querySelector(`[data-option="${option}"] input`)!;
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };

  commit('maxLength', '');
  commit('minLength', '');
  commit('currentMaxLength', '1234567890123456789');

  await waitFor(() => expect(optionsOf(copy)).toEqual({ name: 'tried', maxLength: null, currentMaxLength: '1234567890123456789' }));
});

test('an application, and then an entry of its menu, narrow the models of a reverse relevance', async () => {
  const app = { code: 'stock', name: '庫存', name_i18n: {} };
  const offered = ['article', 'shelf'].map((schemaCode) => ({ schemaCode, name: schemaCode, name_i18n: {}, mode: 'read', app }));
  const copy = await openOn('reverse-relevance', {
    options: { schemaCode: undefined as never },
    answers: {
      [listOfferedModels.path]: () => offered,
      [listFunctionsByAppcode.path]: ({ appCode }) =>
        appCode === 'stock' ? [{ code: 'articles', name: '品項', name_i18n: {}, schemaCode: 'article', formCode: 'article' }] : [],
    },
  });
  const select = (option: string) => document.querySelector<HTMLSelectElement>(`[data-option="${option}"] select`)!;
  const models = () => [...select('schemaCode').options].map(({ value }) => value).filter(Boolean);
  const choose = async (option: string, value: string) => {
    await waitFor(() => expect([...select(option).options].map((each) => each.value)).toContain(value));
    fireEvent.change(select(option), { target: { value } });
  };
  await waitFor(() => expect(models()).toEqual(['order', 'vendor', 'article', 'shelf']));

  await choose('appPackageCode', 'stock');
  await waitFor(() => expect(models()).toEqual(['article', 'shelf']));
  await choose('appFunctionCode', 'articles');
  await waitFor(() => expect(models()).toEqual(['article']));
  await choose('schemaCode', 'article');

  await waitFor(() =>
    expect(optionsOf(copy)).toEqual({ name: 'tried', appPackageCode: 'stock', appFunctionCode: 'articles', schemaCode: 'article' }),
  );
  await choose('appPackageCode', 'shop');
  // The entry belonged to the application before; what was chosen stays visible.
  await waitFor(() => expect(models()).toEqual(['order', 'vendor', 'article']));
  expect(optionsOf(copy)).not.toHaveProperty('appFunctionCode');
  await choose('appFunctionCode', 'orders');
  await waitFor(() => expect(models()).toEqual(['order', 'article']));
});
