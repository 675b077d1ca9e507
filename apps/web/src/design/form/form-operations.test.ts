import { applyGroup, documentsOf, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import { describe, expect, test } from 'vitest';
import { textOf } from '../working-copy/text-of.ts';
import { copyControls, fitsSheet, pasteColumns, pasteControls } from './clipboard.ts';
import {
  addColumn,
  addControl,
  changeType,
  contentOf,
  itemsOf,
  moveColumn,
  moveControls,
  nameControl,
  removeParts,
  renamingControl,
  setSpan,
  unplacedItems,
  type AddedControl,
  type FormKey,
} from './form-operations.ts';

const form: FormKey = { kind: 'form', schemaCode: 'order', code: 'order' };
const model = { kind: 'model', code: 'order' } as const;
const nothing = documentsOf([]);

const empty = documentsOf([
  { key: model, content: { code: 'order', name: '訂單', dataItems: [] } },
  { key: form, content: { code: 'order', schemaCode: 'order', name: '訂單', controls: [], layout: [] } },
]);

function after(documents: Documents, operations: readonly Operation[], published = nothing): Documents {
  const result = applyGroup(documents, operations, published);
  if (!result.fits) throw new Error(JSON.stringify(result.issue));
  return result.documents;
}

function withControls(...added: readonly Partial<AddedControl>[]): Documents {
  return added.reduce<Documents>(
    (documents, each) =>
      after(documents, addControl(documents, form, { type: 'text', name: { zh: '甲', en: 'A' }, code: 'aa', place: undefined, ...each })),
    empty,
  );
}

/** The layout as codes with spans, one text a row. */
function rowsOf(documents: Documents, container: string | null = null): string[] {
  const content = contentOf(documents, form);
  const rows = container === null ? content.rows : (content.controls.get(container)?.layout ?? []);
  return rows.map(({ columns }) => columns.map(({ control, span }) => `${control}:${span}`).join(' '));
}

const itemCodes = (documents: Documents) => itemsOf(documents, form).map(({ code, type }) => `${textOf(code)}:${textOf(type)}`);

describe('adding', () => {
  test('a control makes its data item, and stands half a row wide', () => {
    const documents = withControls({ code: 'amount', type: 'number', name: { zh: '金額', en: 'Amount' } });
    expect(itemsOf(documents, form)).toEqual([{ code: 'amount', name: '金額', name_i18n: { en: 'Amount' }, type: 'Number' }]);
    expect(rowsOf(documents)).toEqual(['amount:12']);
  });

  test('a control of a system field, a heading and a statistic have none', () => {
    const documents = withControls(
      { code: 'creater', type: 'create-by' },
      { code: 'head', type: 'group' },
      { code: 'sum', type: 'sheet-statistic' },
    );
    expect(itemCodes(documents)).toEqual([]);
  });

  test('a full row is shared evenly by up to four; the fifth gets its own row', () => {
    const documents = withControls(
      { code: 'aa' },
      { code: 'bb', place: { rightOf: 'aa' } },
      { code: 'cc', place: { leftOf: 'aa' } },
      { code: 'dd', place: { rightOf: 'bb' } },
      { code: 'ee', place: { rightOf: 'bb' } },
    );
    expect(rowsOf(documents)).toEqual(['cc:6 aa:6 bb:6 dd:6', 'ee:12']);
  });

  test('tabs come with two panels, and controls go into a panel or a container', () => {
    const documents = withControls(
      { code: 'tt', type: 'tabs' },
      { code: 'box', type: 'form-container', place: { firstIn: 'tt_2' } },
      { code: 'aa', place: { firstIn: 'box' } },
    );
    expect(rowsOf(documents)).toEqual(['tt:24']);
    expect(rowsOf(documents, 'tt_2')).toEqual(['box:24']);
    expect(rowsOf(documents, 'box')).toEqual(['aa:12']);
    expect(contentOf(documents, form).controls.get('tt')?.options['tabDefaultValue']).toBe('tt_1');
  });

  test('a data item without a control is offered until one shows it', () => {
    const item: JsonObject = { name: '品項', type: 'Sheet', dataItems: [{ code: 'name', name: '品名', type: 'ShortText' }] };
    const documents = after(empty, [{ op: 'insert', document: model, path: ['dataItems', 'lines'], value: item }]);
    expect(unplacedItems(documents, form).map(({ code }) => code)).toEqual(['lines']);
    const [unplaced] = unplacedItems(documents, form);
    const added = addControl(documents, form, {
      type: 'sheet',
      name: { zh: '品項', en: 'Items' },
      code: 'lines',
      place: undefined,
      item: unplaced!,
    });
    const shown = after(documents, added);
    expect(unplacedItems(shown, form)).toEqual([]);
    expect(
      contentOf(shown, form)
        .controls.get('lines')
        ?.columns?.map(({ key, type }) => [key, type]),
    ).toEqual([['name', 'text']]);
  });
});

describe('moving', () => {
  const documents = withControls({ code: 'aa' }, { code: 'bb' }, { code: 'cc' }, { code: 'box', type: 'form-container' });

  test('several controls stand below each other where the first one is put', () => {
    expect(rowsOf(after(documents, moveControls(documents, form, ['aa', 'cc'], { firstIn: 'box' })), 'box')).toEqual(['aa:12', 'cc:12']);
  });

  test('a control that moves with its container is not moved twice', () => {
    const inside = after(documents, moveControls(documents, form, ['aa'], { firstIn: 'box' }));
    const moved = after(inside, moveControls(inside, form, ['box', 'aa'], { firstIn: null }));
    expect(rowsOf(moved)[0]).toBe('box:24');
    expect(rowsOf(moved, 'box')).toEqual(['aa:12']);
  });

  test('a control that the layout left out gets a slot when it is moved or widened', () => {
    const loose = after(documents, [{ op: 'remove', document: form, path: ['layout', 'bb'] }]);
    expect(rowsOf(loose).at(-1)).toBe('bb:undefined');
    expect(rowsOf(after(loose, moveControls(loose, form, ['bb'], { rightOf: 'aa' })))[0]).toBe('aa:12 bb:12');
    expect(rowsOf(after(loose, setSpan(loose, form, 'bb', 18))).at(-1)).toBe('bb:18');
  });
});

describe('removing', () => {
  test('the data item goes along, unless it was published, is used elsewhere, or is named by a formula', () => {
    const three = withControls({ code: 'aa' }, { code: 'bb' }, { code: 'cc' }, { code: 'dd', type: 'number' });
    const listed = after(three, [
      {
        op: 'insert',
        document: { kind: 'list', schemaCode: 'order', code: 'all' },
        path: [],
        value: { name: '全部', columns: [{ code: 'bb' }] },
      },
      { op: 'set', document: form, path: ['controls', 'dd', 'options', 'displayFormula'], value: "cc = 'x'" },
    ]);
    const published = withControls({ code: 'aa' });
    const left = after(listed, removeParts({ documents: listed, published }, form, ['aa', 'bb', 'cc']), published);
    expect([...contentOf(left, form).controls.keys()]).toEqual(['dd']);
    expect(itemCodes(left)).toEqual(['aa:ShortText', 'bb:ShortText', 'cc:ShortText', 'dd:Number']);
    const free = after(left, removeParts({ documents: left, published }, form, ['dd']), published);
    expect(itemCodes(free)).toEqual(['aa:ShortText', 'bb:ShortText', 'cc:ShortText']);
  });

  test('what only the removed controls and columns used goes with them; the name of the records, and what another control sets, stays', () => {
    const two = withControls({ code: 'aa' }, { code: 'bb' }, { code: 'cc' }, { code: 'lines', type: 'sheet' });
    const column = { sheet: 'lines', type: 'number', name: { zh: '數量', en: 'Quantity' }, code: 'quantity' } as const;
    const set = (path: readonly string[], value: string) => ({ op: 'set', document: form, path, value }) as const;
    const documents = after(after(two, addColumn(form, column)), [
      set(['controls', 'bb', 'options', 'displayFormula'], "aa = 'x'"),
      set(['controls', 'aa', 'options', 'computeFormula'], 'sum(lines.quantity)'),
      { op: 'set', document: model, path: ['nameItem'], value: 'cc' },
    ]);
    const left = (...parts: string[]) => itemCodes(after(documents, removeParts({ documents, published: nothing }, form, parts)));

    expect(left('aa')).toContain('aa:ShortText');
    expect(left('aa', 'bb', 'lines.quantity')).toEqual(['cc:ShortText', 'lines:Sheet']);
    expect(left('lines.quantity', 'lines')).toContain('lines:Sheet');
    expect(left('aa', 'lines.quantity', 'lines')).not.toContain('lines:Sheet');
    expect(left('cc')).toContain('cc:ShortText');
  });

  test('a container and tabs go with all that stands in them', () => {
    const documents = withControls(
      { code: 'tt', type: 'tabs' },
      { code: 'box', type: 'form-container', place: { firstIn: 'tt_1' } },
      {
        code: 'aa',
        place: { firstIn: 'box' },
      },
    );
    const left = after(documents, removeParts({ documents, published: nothing }, form, ['tt']));
    expect([...contentOf(left, form).controls.keys()]).toEqual([]);
    expect(itemCodes(left)).toEqual([]);
  });

  test('a column goes with its data item', () => {
    const sheet = withControls({ code: 'lines', type: 'sheet' });
    const documents = after(
      sheet,
      addColumn(form, { sheet: 'lines', type: 'number', name: { zh: '數量', en: 'Quantity' }, code: 'quantity' }),
    );
    expect(itemsOf(documents, form)[0]?.['dataItems']).toEqual([
      { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
    ]);
    const left = after(documents, removeParts({ documents, published: nothing }, form, ['lines.quantity']));
    expect(itemsOf(left, form)[0]?.['dataItems']).toEqual([]);
  });
});

test('the name of a control is that of its data item until they differ', () => {
  const documents = withControls({ code: 'aa' });
  const named = after(documents, nameControl(documents, form, { key: 'aa', name: '客戶' }));
  expect(itemsOf(named, form)[0]?.['name']).toBe('客戶');
  const other = after(named, [{ op: 'set', document: model, path: ['dataItems', 'aa', 'name'], value: '客戶名稱' }]);
  expect(itemsOf(after(other, nameControl(other, form, { key: 'aa', name: '買方' })), form)[0]?.['name']).toBe('客戶名稱');
});

test('a name that somebody else gave meanwhile is not overwritten', () => {
  const documents = after(withControls({ code: 'aa' }), nameControl(withControls({ code: 'aa' }), form, { key: 'aa', name: '客戶' }));
  const naming = (seen: string) => applyGroup(documents, nameControl(documents, form, { key: 'aa', name: '買方', seen }), nothing);

  expect(naming('舊名稱')).toMatchObject({ fits: false, issue: { code: 'ChangedMeanwhile' } });
  expect(naming('客戶')).toMatchObject({ fits: true });
});

test('the first name takes the place of the name of the type, also in English', () => {
  const documents = withControls({ code: 'aa' });
  const named = after(documents, nameControl(documents, form, { key: 'aa', name: '客戶', isFirst: true }));
  expect(contentOf(named, form).controls.get('aa')?.options).toEqual({ name: '客戶' });
  const renamed = after(named, renamingControl(form, { key: 'aa', to: 'customer', isItem: true }));
  expect(itemsOf(renamed, form)).toEqual([{ code: 'customer', name: '客戶', type: 'ShortText' }]);
  expect([...contentOf(renamed, form).controls.keys()]).toEqual(['customer']);
});

test('changing the type keeps the options that fit, and changes a data item that was never published', () => {
  const number = withControls({ code: 'aa', type: 'number' });
  const documents = after(number, [
    { op: 'set', document: form, path: ['controls', 'aa', 'options', 'minNumber'], value: '1' },
    { op: 'set', document: form, path: ['controls', 'aa', 'options', 'required'], value: true },
  ]);
  const dated = after(documents, changeType({ documents, published: nothing }, form, 'aa', 'date'));
  expect(contentOf(dated, form).controls.get('aa')?.options).toEqual({ name: '甲', name_i18n: { en: 'A' }, required: true });
  expect(itemsOf(dated, form)[0]).toMatchObject({ type: 'Date', precision: 'day' });
  const kept = after(documents, changeType({ documents, published: documents }, form, 'aa', 'date'), documents);
  expect(itemCodes(kept)).toEqual(['aa:Number']);
});

describe('copying', () => {
  const documents = withControls(
    { code: 'box', type: 'form-container' },
    { code: 'aa', type: 'number', place: { firstIn: 'box' } },
    { code: 'bb', place: { rowBelow: 'aa' } },
    { code: 'tt', type: 'tabs' },
    { code: 'cc', place: { firstIn: 'tt_2' } },
  );

  test('in the same form copies get codes and data items of their own, in the same order', () => {
    const { operations, keys } = pasteControls(documents, form, copyControls(documents, form, ['box', 'tt']), { firstIn: null });
    const pasted = after(documents, operations);
    expect(keys).toEqual(['box_2', 'tt_2_2'].map((key, index) => (index === 0 ? key : keys[1]!)));
    expect(rowsOf(pasted, 'box_2')).toEqual(['aa_2:12', 'bb_2:12']);
    const tabs = contentOf(pasted, form).controls.get(keys[1]!)!;
    const panels = (tabs.options['heads'] as { key: string }[]).map(({ key }) => key);
    expect(rowsOf(pasted, panels[1])).toEqual(['cc_2:12']);
    expect(itemCodes(pasted)).toContain('aa_2:Number');
  });

  test('in another form of the same model the data item is bound', () => {
    const other: FormKey = { ...form, code: 'other' };
    const both = after(documents, [{ op: 'insert', document: other, path: [], value: { name: '另一份', controls: [], layout: [] } }]);
    const { operations } = pasteControls(both, other, copyControls(both, form, ['aa']), undefined);
    const pasted = after(both, operations);
    expect([...contentOf(pasted, other).controls.keys()]).toEqual(['aa']);
    expect(itemCodes(pasted)).toEqual(itemCodes(documents));
  });

  test('what was cut comes back with its data item, and a published data item that stayed is bound', () => {
    const copied = copyControls(documents, form, ['aa']);
    const cut = after(documents, removeParts({ documents, published: nothing }, form, ['aa']));
    const kept = after(documents, removeParts({ documents, published: documents }, form, ['aa']), documents);

    const again = after(cut, pasteControls(cut, form, copied, undefined).operations);
    const bound = after(kept, pasteControls(kept, form, copied, undefined).operations);

    expect(itemCodes(cut)).not.toContain('aa:Number');
    for (const pasted of [again, bound]) {
      expect(contentOf(pasted, form).controls.has('aa')).toBe(true);
      expect(itemCodes(pasted).filter((code) => code.startsWith('aa'))).toEqual(['aa:Number']);
    }
  });

  test('a data item whose type the control cannot show meanwhile is not bound', () => {
    const copied = copyControls(documents, form, ['aa']);
    const changed = after(documents, [
      ...removeParts({ documents, published: documents }, form, ['aa']),
      { op: 'set', document: model, path: ['dataItems', 'aa', 'type'], value: 'ShortText' },
    ]);

    const pasted = after(changed, pasteControls(changed, form, copied, undefined).operations);

    expect(itemCodes(pasted).filter((code) => code.startsWith('aa'))).toEqual(['aa:ShortText', 'aa_2:Number']);
  });

  test('in a form of another model the control brings its data item', () => {
    const third: FormKey = { kind: 'form', schemaCode: 'bill', code: 'bill' };
    const both = after(documents, [
      { op: 'insert', document: { kind: 'model', code: 'bill' }, path: [], value: { name: '帳單', dataItems: [] } },
      { op: 'insert', document: third, path: [], value: { name: '帳單', controls: [], layout: [] } },
    ]);
    const pasted = after(both, pasteControls(both, third, copyControls(both, form, ['aa']), undefined).operations);
    expect(itemsOf(pasted, third).map(({ code, type }) => [code, type])).toEqual([['aa', 'Number']]);
  });
});

describe('columns', () => {
  const lines = ((): Documents => {
    const sheet = withControls({ code: 'lines', type: 'sheet', name: { zh: '明細', en: 'Lines' } });
    const column = (type: 'text' | 'number', code: string) => addColumn(form, { sheet: 'lines', type, name: { zh: code, en: code }, code });
    return after(after(sheet, column('text', 'item')), column('number', 'amount'));
  })();
  const columnsOf = (documents: Documents) =>
    contentOf(documents, form)
      .controls.get('lines')!
      .columns!.map(({ key, type }) => `${key}:${type}`);
  const itemsIn = (documents: Documents) =>
    (itemsOf(documents, form)[0]!['dataItems'] as JsonObject[]).map(({ code, type }) => `${textOf(code)}:${textOf(type)}`);

  test('one is moved after another, and to the beginning', () => {
    const moved = after(lines, moveColumn(form, 'lines', 'amount', null));

    expect(columnsOf(moved)).toEqual(['amount:number', 'item:text']);
    expect(columnsOf(after(moved, moveColumn(form, 'lines', 'amount', 'item')))).toEqual(['item:text', 'amount:number']);
  });

  test('one is duplicated beside itself, with a data item of its own', () => {
    const copied = copyControls(lines, form, ['lines.item']);

    const { operations, keys } = pasteColumns(lines, form, copied, { sheet: 'lines', after: 'item' });

    expect(fitsSheet(copied)).toBe(true);
    expect(keys).toEqual(['lines.item_2']);
    expect(columnsOf(after(lines, operations))).toEqual(['item:text', 'item_2:text', 'amount:number']);
    expect(itemsIn(after(lines, operations))).toEqual(['item:ShortText', 'amount:Number', 'item_2:ShortText']);
  });

  test('a column, and those of a sub-table, are bound to the data items that are there; missing ones are made', () => {
    const sheet = copyControls(lines, form, ['lines']);
    const column = copyControls(lines, form, ['lines.amount']);
    const without = after(lines, removeParts({ documents: lines, published: lines }, form, ['lines.amount']), lines);
    const other: FormKey = { ...form, code: 'other' };
    const both = after(lines, [
      { op: 'insert', document: other, path: [], value: { name: '另一份', controls: [], layout: [] } },
      { op: 'remove', document: model, path: ['dataItems', 'lines', 'dataItems', 'item'] },
    ]);

    const back = after(without, pasteColumns(without, form, column, { sheet: 'lines', after: null }).operations);
    const twice = after(both, pasteControls(both, other, sheet, undefined).operations);

    expect(columnsOf(back)).toEqual(['item:text', 'amount:number']);
    expect(itemsIn(back)).toEqual(['item:ShortText', 'amount:Number']);
    expect([...contentOf(twice, other).controls.keys()]).toEqual(['lines']);
    expect(itemsIn(twice)).toEqual(['amount:Number', 'item:ShortText']);
  });

  test('a control is pasted as a column, and a column as a control; tabs are no column', () => {
    const both = after(lines, addControl(lines, form, { type: 'date', name: { zh: '日期', en: 'Day' }, code: 'day', place: undefined }));

    const asColumn = pasteColumns(both, form, copyControls(both, form, ['day']), { sheet: 'lines', after: null });
    const asControl = pasteControls(lines, form, copyControls(lines, form, ['lines.amount']), undefined);

    expect(columnsOf(after(both, asColumn.operations))).toEqual(['item:text', 'amount:number', 'day:date']);
    expect(rowsOf(after(lines, asControl.operations))).toEqual(['lines:24', 'amount:12']);
    const tabs = withControls({ code: 'tabs', type: 'tabs' });
    expect(fitsSheet(copyControls(tabs, form, ['tabs']))).toBe(false);
  });

  test('the type of one is changed with its data item, and its width stays', () => {
    const wide = after(lines, [
      { op: 'set', document: form, path: ['controls', 'lines', 'columns', 'item', 'options', 'width'], value: 200 },
    ]);

    const changed = after(wide, changeType({ documents: wide, published: nothing }, form, 'lines.item', 'date'));

    expect(columnsOf(changed)).toEqual(['item:date', 'amount:number']);
    expect(itemsIn(changed)).toEqual(['item:Date', 'amount:Number']);
    expect(contentOf(changed, form).controls.get('lines')!.columns![0]!.options['width']).toBe(200);
  });
});
