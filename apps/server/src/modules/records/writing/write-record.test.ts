import { createForm } from '@inkstone/form-engine';
import { controlModels } from '@inkstone/controls/models';
import { apps as demoApps } from '@inkstone/demo';
import { cellPath, createId, readPermission, type FormPermission, type SheetRow } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadForm } from '../../apps/index.ts';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

const note = buildApp(
  {
    code: 'note',
    dataItems: [
      { code: 'title', name: 'Title', type: 'ShortText' },
      { code: 'body', name: 'Body', type: 'LongText' },
      { code: 'secret', name: 'Secret', type: 'Number' },
      { code: 'double', name: 'Double', type: 'Number' },
      { code: 'reader', name: 'Reader', type: 'StaffSingle' },
      {
        code: 'lines',
        name: 'Lines',
        type: 'Sheet',
        dataItems: [
          { code: 'what', name: 'What', type: 'ShortText', noRepeat: true },
          { code: 'cost', name: 'Cost', type: 'Number' },
        ],
      },
    ],
  },
  [
    { key: 'title', type: 'text', options: { required: true, maxLength: 20 } },
    { key: 'body', type: 'textarea' },
    { key: 'secret', type: 'number', options: { format: 'decimal.2' } },
    { key: 'double', type: 'number', options: { computeFormula: 'secret * 2', format: 'decimal.2' } },
    { key: 'reader', type: 'staff-selector' },
    {
      key: 'lines',
      type: 'sheet',
      options: { isEmptyRow: true },
      columns: [
        { key: 'what', type: 'text' },
        { key: 'cost', type: 'number' },
      ],
    },
  ],
);

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(...demoApps, note);
});
afterAll(() => scene.close());

const ids = (count: number): string[] => Array.from({ length: count }, () => createId());

async function versions(id: string): Promise<number> {
  const changes = await scene.database.db.selectFrom('record_changes').select('version').where('record_id', '=', id).execute();
  return changes.length;
}

describe('the values of the engine are stored', () => {
  const claim = () => {
    const rows = ids(3);
    const cells = rows.flatMap((row, index) => [
      [cellPath('items', row, 'date'), '2026-11-0' + (index + 1)],
      [cellPath('items', row, 'category'), '交通'],
      [cellPath('items', row, 'quantity'), index + 1],
      [cellPath('items', row, 'price'), `${index + 1}0.25`],
    ]);
    return { values: { purpose: '出差', ...Object.fromEntries(cells) }, rows: { items: { added: rows } } };
  };

  test('a form filled in here and a record written there have the same values', async () => {
    const sent = claim();
    const { record } = await scene.write('expense_claim', null, { ...sent, validation: 'full' });
    const { definition } = await loadForm(scene.database.db, 'expense_claim');
    const form = createForm({
      definition,
      controls: controlModels,
      environment: { locale: 'en', now: () => scene.now, timeZone: 'Asia/Taipei' },
    });
    form.applyPatch({ values: sent.values, rows: { items: { added: sent.rows.items.added, removed: [] } } });

    const loaded = await scene.load('expense_claim', record.id);

    const expected = form.values();
    expect(loaded.values).toMatchObject({ purpose: '出差', total: expected['total'], total_capital: expected['total_capital'] });
    expect(loaded.values['total']).toBe(10.25 + 2 * 20.25 + 3 * 30.25);
    expect(loaded.values['items']).toEqual((expected['items'] as readonly SheetRow[]).map(({ rowStatus: _status, ...row }) => row));
    expect(loaded).toEqual(record);
  });

  test('the response lists calculated values, not sent ones', async () => {
    const sent = claim();

    const { changedPaths } = await scene.write('expense_claim', null, sent);

    const amounts = sent.rows.items.added.map((row) => cellPath('items', row, 'amount'));
    expect([...changedPaths].sort()).toEqual([...amounts, 'total', 'total_capital'].sort());
  });

  test('a rounded value is listed', async () => {
    const { record, changedPaths } = await scene.write('note', null, { values: { title: 'n', secret: 1.005 } });

    expect(record.values).toMatchObject({ secret: 1.01, double: 2.02 });
    expect([...changedPaths].sort()).toEqual(['double', 'secret']);
  });

  test('an empty write makes no version', async () => {
    const { record } = await scene.write('note', null, { values: { title: 'same' } });

    const again = await scene.write('note', record.id, { values: { title: 'same' } });

    expect(again).toEqual({ record, changedPaths: [] });
    expect(await versions(record.id)).toBe(1);
  });

  test('rows keep their ids and their order', async () => {
    const [a, b, c] = ids(3) as [string, string, string];
    const { record } = await scene.write('note', null, {
      values: { [cellPath('lines', a, 'what')]: 'a', [cellPath('lines', b, 'what')]: 'b' },
      rows: { lines: { added: [a, b] } },
    });

    await scene.write('note', record.id, {
      values: { [cellPath('lines', c, 'what')]: 'c' },
      rows: { lines: { added: [c], removed: [a], order: [c, b] } },
    });

    const { values } = await scene.load('note', record.id);
    expect((values['lines'] as readonly SheetRow[]).map(({ id, what }) => [id, what])).toEqual([
      [c, 'c'],
      [b, 'b'],
    ]);
  });

  test('names and mapped fields come from the database, whatever the client sends', async () => {
    const supplier = await scene.write('supplier', null, {
      values: { supplier_name: '墨川紙業', tax_number: '12345678', contact: '王小姐' },
      validation: 'full',
      status: 'COMPLETED',
    });
    const reader = { ...scene.unit('manager'), name: 'somebody else' };

    const written = await scene.write('note', null, { values: { title: 'n', reader } });
    const order = await scene.write('purchase_request', null, {
      values: { supplier: { id: supplier.record.id, name: 'forged', tax_number: '00000000', contact: 'forged' } },
    });

    expect((await scene.load('note', written.record.id)).values['reader']).toEqual(scene.unit('manager'));
    expect((await scene.load('purchase_request', order.record.id)).values).toMatchObject({
      supplier: { id: supplier.record.id, name: '墨川紙業' },
      supplier_tax_number: '12345678',
      supplier_contact: '王小姐',
    });
    expect(order.record.values).toEqual((await scene.load('purchase_request', order.record.id)).values);
  });

  test('a stored formula stays until its input changes', async () => {
    const { record } = await scene.write('note', null, { values: { title: 'n', secret: 4 } });
    await sql`update biz.note set double = 99 where id = ${record.id}`.execute(scene.database.db);

    const unrelated = await scene.write('note', record.id, { values: { title: 'other' } });
    const related = await scene.write('note', record.id, { values: { secret: 5 } });

    expect([unrelated.record.values['double'], related.record.values['double']]).toEqual([99, 10]);
  });

  test('the first submit recalculates everything', async () => {
    const { record } = await scene.write('note', null, { values: { title: 'n', secret: 4 } });
    await sql`update biz.note set double = 99 where id = ${record.id}`.execute(scene.database.db);

    const submitted = await scene.write('note', record.id, { validation: 'full', recompute: 'all' });

    expect(submitted.record.values['double']).toBe(8);
  });
});

describe('an invalid patch is refused with every reason, and nothing is written', () => {
  const limited: FormPermission = {
    others: { e: true, v: true },
    controls: {
      body: { e: false, v: true, r: false },
      secret: { e: false, v: false, r: false },
      lines: {
        e: true,
        v: true,
        r: false,
        add: false,
        delete: false,
        subDataPermission: [{ propertyCode: 'cost', e: false, v: true, r: false }],
      },
    },
  };

  test('unknown, read-only, hidden and calculated fields, columns, and rows added, removed and of another record', async () => {
    const [own, foreign, fresh] = ids(3) as [string, string, string];
    const { record } = await scene.write('note', null, { values: { title: 'mine' }, rows: { lines: { added: [own] } } });
    await scene.write('note', null, { values: { title: 'theirs' }, rows: { lines: { added: [foreign] } }, as: 'manager' });
    const before = await scene.load('note', record.id);

    const { code, issues } = await scene.refusedWrite('note', record.id, {
      permission: limited,
      values: {
        title: 'changed',
        nothing: 1,
        body: 'x',
        secret: 5,
        double: 6,
        creater: scene.unit('manager'),
        reader: 'not a person',
        [cellPath('lines', own, 'cost')]: 3,
        [cellPath('lines', own, 'nothing')]: 3,
        [cellPath('lines', foreign, 'what')]: 'stolen',
        __proto__: null,
        'title; drop table biz.note': 1,
      },
      rows: { lines: { added: [fresh], removed: [own] }, other: { added: [fresh] } },
    });

    expect(code).toBe('field-not-editable');
    expect(issues).toEqual(
      [
        'NotEditable body',
        'NotEditable double',
        `UnknownField ${cellPath('lines', own, 'nothing')}`,
        `UnknownRow ${cellPath('lines', foreign, 'what')}`,
        'NotEditable secret',
        'RowsNotAddable lines',
        'RowsNotRemovable lines',
        'UnknownField creater',
        'UnknownField nothing',
        'UnknownField other',
        'UnknownField title; drop table biz.note',
        `UnknownRow ${cellPath('lines', own, 'cost')}`,
        'WrongType reader',
      ].sort(),
    );
    expect(await scene.load('note', record.id)).toEqual(before);
  });

  test('a row id of another record is refused like an unknown one', async () => {
    const [foreign] = ids(1) as [string];
    await scene.write('note', null, {
      values: { title: 'theirs', [cellPath('lines', foreign, 'what')]: 'kept' },
      rows: { lines: { added: [foreign] } },
    });

    const refused = await scene.refusedWrite('note', null, {
      values: { title: 'mine', [cellPath('lines', foreign, 'what')]: 'taken' },
      rows: { lines: { added: [foreign, 'not-an-id'] } },
    });

    expect(refused).toMatchObject({
      code: 'field-not-editable',
      issues: ['UnknownRow lines[' + foreign + ']', 'WrongRow lines[not-an-id]'],
    });
    const alone = { values: { title: 'mine', [cellPath('lines', foreign, 'what')]: 'taken' }, rows: { lines: { added: [foreign] } } };
    expect(await scene.refusedWrite('note', null, alone)).toMatchObject({
      code: 'field-not-editable',
      issues: ['UnknownRow lines[' + foreign + ']'],
    });
    const { rows } = await sql<{ what: string }>`select what from biz."note$lines" where id = ${foreign}::uuid`.execute(scene.database.db);
    expect(rows).toEqual([{ what: 'kept' }]);
  });

  test.each([
    ['a number as a word', { secret: 'many' }],
    ['an infinite number', { secret: '1e999999' }],
    ['a list instead of a text', { title: ['a'] }],
    ['an object instead of a text', { title: { toString: 'x' } }],
    ['a NUL in a text', { title: 'a\0b' }],
    ['a department instead of a person', { reader: { id: '01980000-0000-7000-8000-000000000001', name: '', unitType: 1 } }],
    ['a whole sheet as a value', { lines: [{ id: '01980000-0000-7000-8000-000000000001', what: 'x' }] }],
  ])('%s', async (_what, values) => {
    const refused = await scene.refusedWrite('note', null, { values });

    expect(refused.issues).toEqual([`WrongType ${Object.keys(values)[0]}`]);
  });

  test.each([
    ['a text longer than the limit', { title: 'x'.repeat(5_000) }, 'maxLength title'],
    ['a number with too many digits', { secret: '9'.repeat(90) }, 'WrongType secret'],
  ])('%s, also in a draft', async (_what, values, issue) => {
    expect((await scene.refusedWrite('note', null, { values })).issues).toEqual([issue]);
  });

  test('unknown people, departments and records', async () => {
    const unknown = createId();

    const person = await scene.refusedWrite('note', null, { values: { reader: { id: unknown, name: 'x', unitType: 3 } } });
    const odd = await scene.refusedWrite('note', null, { values: { reader: { id: "'; --", name: 'x', unitType: 3 } } });
    const record = await scene.refusedWrite('purchase_request', null, { values: { supplier: { id: unknown, name: 'x' } } });

    expect([person, odd, record].map(({ code, issues }) => [code, ...issues])).toEqual([
      ['form-invalid', 'UnknownReference reader'],
      ['form-invalid', 'UnknownReference reader'],
      ['form-invalid', 'UnknownReference supplier'],
    ]);
  });

  test('somebody else’s draft cannot be picked', async () => {
    const draft = await scene.write('supplier', null, { values: { supplier_name: 'draft' }, as: 'manager' });

    const refused = await scene.refusedWrite('purchase_request', null, { values: { supplier: { id: draft.record.id, name: '' } } });

    expect(refused.issues).toEqual(['UnknownReference supplier']);
  });

  test('a reader cannot change anything', async () => {
    const { record } = await scene.write('note', null, { values: { title: 'n' } });

    const refused = await scene.refusedWrite('note', record.id, { values: { title: 'x' }, permission: readPermission });

    expect(refused).toMatchObject({ code: 'field-not-editable', issues: ['NotEditable title'] });
  });

  test('a submit reports everything missing or wrong, in the language of the person', async () => {
    const [a, b] = ids(2) as [string, string];

    const { code, issues, refusal } = await scene.refusedWrite('note', null, {
      values: { [cellPath('lines', a, 'what')]: 'same', [cellPath('lines', b, 'what')]: ' same ' },
      rows: { lines: { added: [a, b] } },
      validation: 'full',
    });

    expect({ code, issues }).toEqual({
      code: 'form-invalid',
      issues: ['Required title', ...[a, b].map((row) => `noRepeat ${cellPath('lines', row, 'what')}`)],
    });
    expect(refusal.extra.issues!.map(({ message }) => message)).toEqual([
      'Please enter title',
      '[what] cannot repeat',
      '[what] cannot repeat',
    ]);
  });

  test('a hidden value is neither sent back nor lost', async () => {
    const { record } = await scene.write('note', null, { values: { title: 'n', secret: 4 } });
    const hidden: FormPermission = {
      others: { e: true, v: true },
      controls: { secret: { e: false, v: false, r: false }, double: { e: false, v: false, r: false } },
    };

    const { changedPaths } = await scene.write('note', record.id, {
      values: { title: 'm' },
      permission: hidden,
      recompute: 'all',
      validation: 'full',
    });

    expect(changedPaths).toEqual([]);
    expect((await scene.load('note', record.id)).values).toMatchObject({ title: 'm', secret: 4, double: 8 });
  });
});

describe('two people, one record', () => {
  const opened = async () => {
    const [a, b] = ids(2) as [string, string];
    const { record } = await scene.write('note', null, {
      values: { title: 'n', body: 'b', [cellPath('lines', a, 'what')]: 'a', [cellPath('lines', b, 'what')]: 'b' },
      rows: { lines: { added: [a, b] } },
    });
    return { id: record.id, a, b };
  };

  test('changes of different fields, cells and rows are merged', async () => {
    const { id, a, b } = await opened();
    const [mine, theirs] = ids(2) as [string, string];
    await scene.write('note', id, {
      as: 'manager',
      values: { title: 'theirs', [cellPath('lines', a, 'cost')]: 1, [cellPath('lines', theirs, 'what')]: 'new' },
      rows: { lines: { added: [theirs] } },
    });

    await scene.write('note', id, {
      baseVersion: 1,
      values: { body: 'mine', [cellPath('lines', a, 'what')]: 'mine', [cellPath('lines', mine, 'what')]: 'own' },
      rows: { lines: { added: [mine], order: [mine, b, a] } },
    });

    const { values, version } = await scene.load('note', id);
    expect({ title: values['title'], body: values['body'], version }).toEqual({ title: 'theirs', body: 'mine', version: 3 });
    expect((values['lines'] as readonly SheetRow[]).map((row) => [row.id, row['what'], row['cost']])).toEqual([
      [mine, 'own', null],
      [b, 'b', null],
      [a, 'mine', 1],
      [theirs, 'new', null],
    ]);
  });

  test('changes of the same field are a conflict with both values, and nothing is written', async () => {
    const { id, a } = await opened();
    await scene.write('note', id, { as: 'manager', values: { title: 'theirs', [cellPath('lines', a, 'what')]: 'theirs' } });

    const { code, refusal } = await scene.refusedWrite('note', id, {
      baseVersion: 1,
      values: { title: 'mine', body: 'mine', [cellPath('lines', a, 'what')]: 'mine' },
    });

    expect(code).toBe('conflict');
    expect(refusal.extra.conflicts).toEqual([
      { path: 'title', mine: 'mine', theirs: 'theirs' },
      { path: cellPath('lines', a, 'what'), mine: 'mine', theirs: 'theirs' },
    ]);
    expect((await scene.load('note', id)).values['body']).toBe('b');
  });

  test('the same change on both sides is no conflict', async () => {
    const { id } = await opened();
    await scene.write('note', id, { as: 'manager', values: { secret: 5 } });

    const { record } = await scene.write('note', id, { baseVersion: 1, values: { secret: '5.00' } });

    expect(record.values['secret']).toBe(5);
  });

  test('deletion against edit is a conflict in both directions', async () => {
    const { id, a, b } = await opened();
    await scene.write('note', id, { as: 'manager', values: { [cellPath('lines', b, 'cost')]: 7 }, rows: { lines: { removed: [a] } } });

    const { code, refusal } = await scene.refusedWrite('note', id, {
      baseVersion: 1,
      values: { [cellPath('lines', a, 'cost')]: 3 },
      rows: { lines: { removed: [b] } },
    });

    expect(code).toBe('conflict');
    expect(refusal.extra.conflicts).toEqual([
      { path: cellPath('lines', a, 'cost'), mine: 3, theirs: null },
      { path: `lines[${b}]`, mine: null, theirs: { id: b, what: 'b', cost: 7 } },
    ]);
  });

  test('the same row deleted by both is deleted', async () => {
    const { id, a, b } = await opened();
    await scene.write('note', id, { as: 'manager', rows: { lines: { removed: [a] } } });

    const { record } = await scene.write('note', id, { baseVersion: 1, values: { title: 'm' }, rows: { lines: { removed: [a] } } });

    expect((record.values['lines'] as readonly SheetRow[]).map((row) => row.id)).toEqual([b]);
  });

  test('a conflict never reveals the value of a hidden field', async () => {
    const { id } = await opened();
    await scene.write('note', id, { as: 'manager', values: { secret: 42 } });

    const refused = await scene.refusedWrite('note', id, {
      baseVersion: 1,
      values: { secret: 1 },
      permission: { others: { e: true, v: true }, controls: { secret: { e: false, v: false, r: false } } },
    });

    expect(refused).toMatchObject({ code: 'field-not-editable', issues: ['NotEditable secret'] });
    expect(JSON.stringify(refused.refusal)).not.toContain('42');
  });

  test('a version the record never had is malformed', async () => {
    const { id } = await opened();

    expect((await scene.refusedWrite('note', id, { baseVersion: 9, values: { title: 'x' } })).code).toBe('malformed');
  });
});

describe('must not repeat', () => {
  const supplier = (name: string) => ({ supplier_name: name, tax_number: '12345678' });

  test('trimmed, among submitted records, with the name of the control', async () => {
    await scene.write('supplier', null, { values: supplier('獨一'), validation: 'full', status: 'COMPLETED' });

    const { code, refusal } = await scene.refusedWrite('supplier', null, {
      values: supplier('　獨一 '),
      validation: 'full',
      status: 'COMPLETED',
    });

    expect({ code, params: refusal.params }).toEqual({ code: 'value-repeats', params: { ctrl: 'Name' } });
  });

  test('one of two concurrent ones is stored', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => scene.write('supplier', null, { values: supplier('同時'), validation: 'full', status: 'COMPLETED' })),
    );

    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'value-repeats'));
  });
});
