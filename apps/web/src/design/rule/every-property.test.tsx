import { EditorView } from '@codemirror/view';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOfferedModels } from '@inkstone/api';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { businessRuleSchema, ruleActionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { actionProperties, changedKind, newAction, type ActionKind } from './rule-actions.ts';
import { RuleDesigner } from './RuleDesigner.tsx';

const key = { kind: 'rule', code: 'limit' } as const;
const item = (code: string, type: string, dataItems?: readonly JsonObject[]): JsonObject => ({
  code,
  name: code,
  type,
  ...(dataItems && { dataItems: [...dataItems] }),
});
const order: JsonObject = {
  code: 'order',
  name: '訂單',
  dataItems: [item('amount', 'Number'), item('lines', 'Sheet', [item('price', 'Number')])],
};
const stock: JsonObject = {
  code: 'stock',
  name: '庫存',
  dataItems: [item('count', 'Number'), item('moves', 'Sheet', [item('cost', 'Number')])],
};

function open(actions: readonly JsonObject[], trigger = 'submitted'): Promise<WorkingCopy> {
  const rule: JsonObject = { code: 'limit', name: '上限', schemaCode: 'order', trigger, active: true, inputs: [], actions: [...actions] };
  return showInCopy(
    () => <RuleDesigner appCode="shop" code="limit" />,
    [
      [key, rule],
      [{ kind: 'model', code: 'order' }, order],
      [{ kind: 'model', code: 'stock' }, stock],
    ],
    { [listOfferedModels.path]: () => [] },
  );
}

const contentOf = (copy: WorkingCopy): JsonObject => copy.state().replica.documents.get(documentId(key))!.content;
const shown = (within: ParentNode): ReadonlySet<string> =>
  new Set([...within.querySelectorAll('[data-property]')].map((line) => line.getAttribute('data-property')!));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('every property of a rule has its editor', async () => {
  await open([newAction('check', 'order')], 'called');
  await screen.findByRole('region', { name: '動作 1' });
  const ofAction = shown(screen.getByRole('region', { name: '動作 1' }));

  const ofRule = shown(document).difference(ofAction);
  expect(ofRule).toEqual(new Set(Object.keys(businessRuleSchema.shape)));
});

test.each(ruleActionSchema.options.map((option) => [option.shape.kind.value, Object.keys(option.shape)] as const))(
  'every property of the action %s has its editor, and the editor has no other',
  async (kind, properties) => {
    await open([newAction(kind, 'stock')], 'called');

    expect(shown(await screen.findByRole('region', { name: '動作 1' }))).toEqual(new Set(properties));
    expect(new Set(['kind', ...actionProperties[kind]])).toEqual(new Set(properties));
  },
);

const type = (field: Element, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

function typeFormula(editor: Element, text: string): void {
  const content = editor.querySelector<HTMLElement>('.cm-content')!;
  const view = EditorView.findFromDOM(content)!;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  fireEvent.blur(content);
}

test('a rule is set up as publishing takes it, and each edit can be undone', async () => {
  const copy = await open([newAction('insert', 'stock')]);
  const action = within(await screen.findByRole('region', { name: '動作 1' }));

  fireEvent.change(screen.getByLabelText('觸發時機'), { target: { value: 'completed' } });
  fireEvent.change(action.getByLabelText('目標欄位 1'), { target: { value: 'count' } });
  await waitFor(() => expect(action.getByRole('group', { name: '對應 1' }).querySelector('.cm-content')).toBeTruthy());
  typeFormula(action.getByRole('group', { name: '對應 1' }), 'amount + 1');
  fireEvent.click(action.getByRole('button', { name: '新增子表列對應' }));
  fireEvent.change(action.getByLabelText('來源子表 1'), { target: { value: 'lines' } });
  fireEvent.change(action.getByLabelText('目標子表 1'), { target: { value: 'moves' } });
  const rows = action.getByLabelText('目標子表 1').closest<HTMLElement>('[data-property="rows"]')!;
  fireEvent.change(within(rows).getByLabelText('目標欄位 1'), { target: { value: 'cost' } });
  await waitFor(() => expect(within(rows).getByRole('group', { name: '對應 1' }).querySelector('.cm-content')).toBeTruthy());
  typeFormula(within(rows).getByRole('group', { name: '對應 1' }), 'price');

  const rule = businessRuleSchema.parse(contentOf(copy));
  expect(rule).toMatchObject({
    trigger: 'completed',
    actions: [
      {
        kind: 'insert',
        schemaCode: 'stock',
        mappings: [{ to: 'count', formula: 'amount + 1' }],
        rows: [{ from: 'lines', to: 'moves', mode: 'append', mappings: [{ to: 'cost', formula: 'price' }] }],
      },
    ],
  });
  copy.undo();
  expect(objectsIn(objectsIn(contentOf(copy)['actions'])[0]!['rows'])[0]).toMatchObject({ mappings: [{ to: 'cost', formula: '' }] });
});

test('the message of a refusal has both languages; actions are moved and removed, the last one stays', async () => {
  const copy = await open([newAction('check', 'order'), newAction('delete', 'stock')]);
  const first = within(await screen.findByRole('region', { name: '動作 1' }));

  type(first.getByLabelText('中文訊息'), '太多');
  type(first.getByLabelText('英文訊息'), 'Too much');
  fireEvent.click(screen.getByRole('button', { name: '下移 動作 1' }));
  fireEvent.click(screen.getByRole('button', { name: '移除動作 1' }));

  expect(contentOf(copy)['actions']).toMatchObject([{ kind: 'check', message: { zh: '太多', en: 'Too much' } }]);
  expect(screen.queryByRole('button', { name: '移除動作 1' })).toBeNull();
});

test('an action of another kind keeps what both kinds have', () => {
  const check = { kind: 'check', formula: 'amount < 9', message: { zh: '多', en: 'Much' }, field: 'amount' };

  const find = changedKind(check, 'find' satisfies ActionKind, 'order');

  expect(find).toEqual({
    kind: 'find',
    schemaCode: 'order',
    condition: { join: 'and', items: [] },
    holds: 'exists',
    message: { zh: '多', en: 'Much' },
    field: 'amount',
  });
});
