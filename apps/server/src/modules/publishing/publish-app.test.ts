import { apps as demoApps } from '@inkstone/demo';
import { createId, type AppDefinition, type ListDefinition } from '@inkstone/schema';
import { tangledWorkflow } from '@inkstone/testing/tangled-workflow';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { buildApp, RecordScene, refusalOf } from '../../testing/record-scene.ts';
import { buildIndexes, findModel, loadModel, loadWorkflow } from '../apps/index.ts';
import { publishApp } from './publish-app.ts';

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open();
});
afterAll(() => scene.close());

async function columnsOf(table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`biz."${table}"`}::regclass and attnum > 0 and not attisdropped`.execute(scene.database.db);
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

test('the demo applications are published, and publishing them again makes no version', async () => {
  for (const app of demoApps) await scene.publish(app);

  const { documents: again } = await scene.publish(demoApps[1]!);

  expect(again.every(({ isNew, version }) => !isNew && version === 1)).toBe(true);
  expect((await loadWorkflow(scene.database.db, 'expense_flow')).appCode).toBe('expense');
});

test('a workflow too large to be verified is published with a warning', async () => {
  const app = buildApp({ code: 'vast', dataItems: [{ code: 'amount', name: 'amount', type: 'Number' }] }, []);

  const { documents, warnings } = await scene.publish({
    ...app,
    workflows: [{ ...tangledWorkflow('manager'), code: 'vast_flow', schemaCode: 'vast' }],
  });

  expect(warnings).toMatchObject([{ code: 'WorkflowIssue', path: 'workflows.vast_flow', params: { finding: 'NotProved' } }]);
  expect(warnings[0]!.message).toContain('未能證明一定走得到結束');
  expect(documents).toContainEqual({ kind: 'workflow', code: 'vast_flow', version: 1, isNew: true });
});

test('an unknown option is a warning with the option that was probably meant, and does not prevent publishing', async () => {
  const dataItems = [
    { code: 'note', name: 'note', type: 'ShortText' as const },
    { code: 'price', name: 'price', type: 'Number' as const },
  ];
  const app = buildApp({ code: 'misspelled', dataItems }, [
    { key: 'note', type: 'text', options: { zzzz: 1, verifyFormula: 'note <> ""' } },
    { key: 'price', type: 'number', options: { maxNumbre: '5' } },
  ]);

  const { warnings } = await scene.publish(app);

  expect(warnings.map(({ code, path, params }) => ({ code, path, meant: params?.['meant'] }))).toEqual([
    { code: 'OptionUnknown', path: 'forms.misspelled.misspelled.note.options.zzzz', meant: undefined },
    { code: 'OptionUnknown', path: 'forms.misspelled.misspelled.note.options.verifyFormula', meant: undefined },
    { code: 'OptionMisspelled', path: 'forms.misspelled.misspelled.price.options.maxNumbre', meant: 'maxNumber' },
  ]);
  expect(warnings[0]!.message).toBe('控制項「note」沒有屬性「zzzz」，此設定不會生效');
  expect(warnings[2]!.message).toContain('是否為「maxNumber」');
});

test('the demo applications set no ineffective option', async () => {
  for (const app of demoApps) {
    const { warnings } = await scene.publish(app);

    expect(warnings.filter(({ code }) => code.startsWith('Option'))).toEqual([]);
  }
});

test('each data item has its typed column, a sheet its table', async () => {
  const record = await columnsOf('expense_claim');
  const rows = await columnsOf('expense_claim$items');

  expect(record).toMatchObject({
    purpose: 'text',
    total: 'numeric',
    id: 'uuid',
    version: 'integer',
    created_time: 'timestamp with time zone',
  });
  expect(rows).toMatchObject({ id: 'uuid', record_id: 'uuid', position: 'integer', date: 'date', quantity: 'numeric' });
});

test('a new item adds its column; an item without values may be removed, and its column stays', async () => {
  const first = buildApp({ code: 'grows', dataItems: [{ code: 'old', name: 'old', type: 'ShortText' }] }, [{ key: 'old', type: 'text' }]);
  const second = buildApp({ code: 'grows', dataItems: [{ code: 'fresh', name: 'fresh', type: 'Number' }] }, [
    { key: 'fresh', type: 'number' },
  ]);
  await scene.publish(first);
  await scene.write('grows', null, { values: {} });

  await scene.publish(second);

  expect(await columnsOf('grows')).toMatchObject({ old: 'text', fresh: 'numeric' });
  expect((await loadModel(scene.database.db, 'grows')).version).toBe(2);
  expect((await findModel(scene.database.db, 'grows', 1))!.definition.dataItems[0]!.code).toBe('old');
});

test('a code with stored values is locked: it cannot be removed, renamed, or change to a type that reads them differently', async () => {
  const text = (code: string) => ({ code, name: code, type: 'ShortText' as const });
  const person = (type: 'StaffSingle' | 'DeptSingle') => ({ code: 'who', name: 'who', type });
  const lines = (...columns: string[]) => ({ code: 'lines', name: 'lines', type: 'Sheet' as const, dataItems: columns.map(text) });
  const app = (...dataItems: AppDefinition['models'][number]['dataItems']) => buildApp({ code: 'locked', dataItems }, []);
  const form = buildApp({ code: 'locked', dataItems: [text('title'), text('spare'), person('StaffSingle'), lines('what', 'note')] }, [
    { key: 'title', type: 'text' },
    { key: 'who', type: 'staff-selector' },
    { key: 'lines', type: 'sheet', columns: [{ key: 'what', type: 'text' }] },
  ]);
  await scene.publish(form);
  const row = createId();
  await scene.write('locked', null, {
    values: { title: 'kept', who: scene.unit('employee'), [`lines[${row}].what`]: 'kept' },
    rows: { lines: { added: [row] } },
  });

  const renamed = await refusalOf(scene.publish(app(text('headline'), person('DeptSingle'), lines('note'))));
  const gone = await refusalOf(scene.publish(app(text('title'), person('StaffSingle'))));

  expect(renamed).toMatchObject({
    code: 'app-loses-data',
    issues: ['ItemCodeLocked models.locked.lines.what', 'ItemCodeLocked models.locked.title', 'ItemTypeLocked models.locked.who'],
  });
  expect(gone.issues).toEqual(['ItemCodeLocked models.locked.lines', 'ItemCodeLocked models.locked.lines.what']);
  const { documents } = await scene.publish(app({ ...text('title'), type: 'LongText' }, person('StaffSingle'), lines('what')));
  expect(documents).toContainEqual({ kind: 'model', code: 'locked', version: 2, isNew: true });
});

test('a type that stored values do not fit is refused with every such item; without values the column changes', async () => {
  const items = (type: 'ShortText' | 'Number') =>
    ['amount', 'count', 'unused'].map((code) => ({ code, name: code, type })) as AppDefinition['models'][number]['dataItems'];
  const controls = (type: string) => ['amount', 'count', 'unused'].map((key) => ({ key, type }));
  await scene.publish(buildApp({ code: 'lossy', dataItems: items('ShortText') }, controls('text')));
  await scene.write('lossy', null, { values: { amount: 'a lot', count: 'three' } });

  const refused = await refusalOf(scene.publish(buildApp({ code: 'lossy', dataItems: items('Number') }, controls('number'))));

  expect(refused).toMatchObject({
    code: 'app-loses-data',
    issues: ['ColumnTypeChanged models.lossy.amount', 'ColumnTypeChanged models.lossy.count'],
  });
  expect(await columnsOf('lossy')).toMatchObject({ amount: 'text', unused: 'text' });

  await sql`update biz.lossy set amount = null, count = null`.execute(scene.database.db);
  await scene.publish(buildApp({ code: 'lossy', dataItems: items('Number') }, controls('number')));
  expect(await columnsOf('lossy')).toMatchObject({ amount: 'numeric', count: 'numeric', unused: 'numeric' });
});

test('column names reserved by PostgreSQL or records are allowed for data items', async () => {
  const codes = ['xmin', 'ctid', 'version', 'position', 'date', 'tableoid'];
  const dataItems = codes.map((code) => ({ code, name: code, type: 'ShortText' as const }));
  await scene.publish(
    buildApp({ code: 'table', dataItems: [...dataItems, { code: 'rows', name: 'rows', type: 'Sheet', dataItems }] }, [
      ...codes.map((key) => ({ key, type: 'text' })),
      { key: 'rows', type: 'sheet', columns: codes.map((key) => ({ key, type: 'text' })) },
    ]),
  );
  const row = '01980000-0000-7000-8000-00000000000a';
  const cells = Object.fromEntries(codes.map((code) => [`rows[${row}].${code}`, `row ${code}`]));

  const { record } = await scene.write('table', null, {
    values: { ...Object.fromEntries(codes.map((code) => [code, code])), ...cells },
    rows: { rows: { added: [row] } },
  });

  const loaded = await scene.load('table', record.id);
  expect(loaded.values).toMatchObject({ xmin: 'xmin', ctid: 'ctid', version: 'version', position: 'position' });
  expect(loaded.values['rows']).toEqual([{ id: row, ...Object.fromEntries(codes.map((code) => [code, `row ${code}`])) }]);
});

test('SQL keywords are refused as codes of data items, ignoring case, in sub-tables too', async () => {
  const item = (code: string) => ({ code, name: code, type: 'ShortText' as const });
  const dataItems = [item('Select'), item('selected'), { code: 'rows', name: 'rows', type: 'Sheet' as const, dataItems: [item('order')] }];

  const { code, issues } = await refusalOf(scene.publish(buildApp({ code: 'worded', dataItems }, [])));

  expect(code).toBe('app-invalid');
  expect(issues).toEqual(['CodeKeyword models.worded.Select', 'CodeKeyword models.worded.rows.order']);
});

test('invalid option values are refused at their options, in controls and columns, all at once', async () => {
  const dataItems: AppDefinition['models'][number]['dataItems'] = [
    { code: 'title', name: 'Title', type: 'ShortText' },
    { code: 'items', name: 'Items', type: 'Sheet', dataItems: [{ code: 'note', name: 'Note', type: 'ShortText' }] },
  ];
  const app = buildApp({ code: 'designed', dataItems }, [
    { key: 'title', type: 'text', options: { tips: '字'.repeat(67), maxLength: 201, span: 18 } },
    {
      key: 'items',
      type: 'sheet',
      options: { rows: 101, importFormRelevanceForm: 'note' },
      columns: [{ key: 'note', type: 'text', options: { width: 886 } }],
    },
  ]);

  const { code, issues, refusal } = await refusalOf(scene.publish(app));

  expect(code).toBe('app-invalid');
  expect(issues).toEqual([
    'FormDefect forms.designed.designed.items.note.options.width',
    'FormDefect forms.designed.designed.items.options.rows',
    'FormDefect forms.designed.designed.title.options.maxLength',
    'FormDefect forms.designed.designed.title.options.tips',
    'NotARecordColumn forms.designed.designed.items',
  ]);
  expect(JSON.stringify(refusal.extra.issues)).toContain('長度不能超過200字節');
});

test('pickers need displayable fields and published lists; lists of referring records need the reference field', async () => {
  const dataItems: AppDefinition['models'][number]['dataItems'] = [
    { code: 'title', name: 'Title', type: 'ShortText' },
    { code: 'flag', name: 'Flag', type: 'Logic' },
    { code: 'long_note', name: 'Note', type: 'LongText' },
    { code: 'above', name: 'Above', type: 'RelevanceForm', schemaCode: 'linked' },
    { code: 'seen', name: 'Seen', type: 'RelevanceFormEx', schemaCode: 'linked' },
  ];
  const pointing = (key: string, options: object) => ({
    key,
    type: 'reverse-relevance',
    options: { schemaCode: 'linked', fieldCode: 'above', ...options },
  });
  const app = buildApp({ code: 'linked', dataItems }, [
    { key: 'title', type: 'text' },
    {
      key: 'above',
      type: 'relevance-form',
      options: { schemaCode: 'linked', displayField: 'flag', showField: ['title', 'long_note', 'ghost'] },
    },
    { key: 'seen', type: 'relevance-form-ex', options: { schemaCode: 'linked', queryCode: 'nowhere' } },
    pointing('right', {}),
    pointing('many', { fieldCode: 'seen', relativeType: 11 }),
    pointing('wrong_kind', { fieldCode: 'seen' }),
    pointing('no_link', { fieldCode: 'title' }),
    pointing('no_list', { listCode: 'ghosts' }),
    pointing('no_model', { schemaCode: 'elsewhere' }),
  ]);

  const { issues } = await refusalOf(scene.publish(app));

  expect(issues).toEqual([
    'FieldNotShown forms.linked.linked.above.options.displayField',
    'FieldNotShown forms.linked.linked.above.options.showField',
    'FieldPointsElsewhere forms.linked.linked.no_link.options.fieldCode',
    'FieldPointsElsewhere forms.linked.linked.wrong_kind.options.fieldCode',
    'UnknownItem forms.linked.linked.above.options.showField',
    'UnknownList forms.linked.linked.no_list.options.listCode',
    'UnknownList forms.linked.linked.seen.options.queryCode',
    'UnknownModel forms.linked.linked.no_model.options.schemaCode',
  ]);
});

test('models and fields in look-ups of formulas are checked everywhere', async () => {
  const broken = buildApp(
    {
      code: 'looks',
      dataItems: [
        { code: 'customerNo', name: 'customerNo', type: 'ShortText' },
        { code: 'phone', name: 'phone', type: 'ShortText' },
      ],
    },
    [
      { key: 'customerNo', type: 'text', options: { displayFormula: "lookup('looks', 'ghost', customerNo, 'sequenceNo') is empty" } },
      { key: 'phone', type: 'text', options: { computeFormula: "lookup('nowhere', 'code', customerNo, 'phone')" } },
    ],
  );

  const { issues } = await refusalOf(scene.publish(broken));

  expect(issues).toEqual(['UnknownItem forms.looks.looks.customerNo', 'UnknownModel forms.looks.looks.phone']);
});

test('all issues are returned at once, and nothing is published', async () => {
  const broken = buildApp(
    {
      code: 'broken',
      dataItems: [
        { code: 'owner', name: 'owner', type: 'ShortText' },
        { code: 'twice', name: 'twice', type: 'ShortText' },
        { code: 'Twice', name: 'Twice', type: 'ShortText' },
        { code: 'picked', name: 'picked', type: 'RelevanceForm', schemaCode: 'nowhere' },
        { code: 'files', name: 'files', type: 'Attachment' },
        { code: 'flag', name: 'flag', type: 'Logic', noRepeat: true },
        { code: 'day', name: 'day', type: 'Date', precision: 'day' },
        { code: 'total', name: 'total', type: 'Number' },
        { code: 'stay', name: 'stay', type: 'DateRange', precision: 'day' },
        { code: 'stay_from', name: 'stay_from', type: 'ShortText' },
      ],
      nameItem: 'missing',
      seqNoSetting: [
        { type: 'DATE', value: 'yyyy' },
        { type: 'SEQNO', value: '', resetDate: 'MONTH' },
      ],
    },
    [
      { key: 'twice', type: 'number' },
      { key: 'unbound', type: 'text' },
      { key: 'day', type: 'date', options: { format: 'YYYY-MM-DD HH:mm' } },
      { key: 'total', type: 'number', options: { computeFormula: 'twice +' } },
      { key: 'strange', type: 'no-such-control' },
      { key: 'stay', type: 'date-range', options: { format: 'YYYY-MM-DD HH:mm' } },
      { key: 'stay_from', type: 'text', options: { regexp: String.raw`^(.)\1$` } },
    ],
    {
      functions: [{ code: 'entry', name: 'entry', schemaCode: 'broken', formCode: 'elsewhere', workflowCode: 'no_flow' }],
      lists: [{ code: 'all', name: 'all', schemaCode: 'broken', columns: [{ code: 'sequenceNo' }, { code: 'nothing' }] }],
    },
  );

  const { code, issues, refusal } = await refusalOf(scene.publish(broken));

  expect(code).toBe('app-invalid');
  expect(issues).toEqual([
    'CodeReserved models.broken.owner',
    'CodeTwice models.broken.Twice',
    'CodeTwice models.broken.stay_from',
    'ControlTypeUnfit forms.broken.broken.twice',
    'FormDefect forms.broken.broken.stay_from.options.regexp',
    'FormDefect forms.broken.broken.strange',
    'FormDefect forms.broken.broken.total',
    'NoRepeatUnavailable models.broken.flag',
    'NumberMayRepeat models.broken',
    'PrecisionUnfit forms.broken.broken.day.options.format',
    'PrecisionUnfit forms.broken.broken.stay.options.format',
    'UnknownForm functions.entry',
    'UnknownItem forms.broken.broken.unbound',
    'UnknownItem lists.broken.all',
    'UnknownItem models.broken',
    'UnknownModel models.broken.picked',
    'UnknownWorkflow functions.entry',
  ]);
  expect(refusal.extra.issues!.map(({ message }) => message)).toContain('「day」的日期格式與資料項的精度不符');
  expect(refusal.extra.issues!.map(({ message }) => message)).toContain(
    String.raw`「forms.broken.broken.stay_from.options.regexp」：格式規則無法使用：^(.)\1$`,
  );
  expect(refusal.extra.issues!.every(({ message }) => message && !message.includes('{') && !message.includes('[object'))).toBe(true);
  expect(await findModel(scene.database.db, 'broken')).toBeNull();
});

test("the filter of a list is checked, and so is a sheet's code that collides with an index name", async () => {
  const list = (code: string, filter: ListDefinition['filter']) => ({
    code,
    name: code,
    schemaCode: 'narrowed',
    columns: [{ code: 'label' }],
    filter,
  });
  const narrowed = buildApp(
    {
      code: 'narrowed',
      dataItems: [
        { code: 'label', name: 'label', type: 'ShortText' },
        { code: 'amount', name: 'amount', type: 'Number' },
        { code: 'no', name: 'no', type: 'Sheet', dataItems: [{ code: 'what', name: 'what', type: 'ShortText' }] },
      ],
    },
    [],
    {
      lists: [
        list('fine', {
          join: 'and',
          items: [
            { field: 'amount', operator: 5, value: 3 },
            { field: 'creater', operator: 1, value: 'SELF_P' },
          ],
        }),
        list('unknown', { field: 'nothing', operator: 1, value: 'x' }),
        list('wrong', { field: 'amount', operator: 5, value: 'many' }),
      ],
    },
  );

  const { issues, refusal } = await refusalOf(scene.publish(narrowed));

  expect(issues).toEqual(['CodeReserved models.narrowed.no', 'ListFilter lists.narrowed.unknown', 'ListFilter lists.narrowed.wrong']);
  expect(refusal.extra.issues!.map(({ message }) => message).join()).toContain('清單的條件「nothing」無法使用：');
});

test('an application cannot take over a model of another one', async () => {
  const mine = buildApp({ code: 'mine', dataItems: [{ code: 'name', name: 'name', type: 'ShortText' }] }, [{ key: 'name', type: 'text' }]);
  await scene.publish(mine);

  const { code, issues } = await refusalOf(scene.publish({ ...mine, code: 'thief' }));

  expect({ code, issues }).toEqual({ code: 'app-invalid', issues: ['OwnedElsewhere models.mine'] });
});

test('repeating values prevent publishing "must not repeat"; drafts and empty values do not count', async () => {
  const app = (noRepeat: boolean) =>
    buildApp({ code: 'unique', dataItems: [{ code: 'tag', name: 'Tag', type: 'ShortText' }] }, [
      { key: 'tag', type: 'text', options: { noRepeat } },
    ]);
  await scene.publish(app(false));
  const write = (tag: string | null, status: 'COMPLETED' | 'DRAFT' = 'COMPLETED') =>
    scene.write('unique', null, { values: { tag }, status });
  const first = await write('red');
  for (const tag of ['  red　', 'blue', null, null]) await write(tag);
  await write('blue', 'DRAFT');

  const refused = await refusalOf(scene.publish(app(true)));
  await scene.write('unique', first.record.id, { values: { tag: 'green' } });
  await scene.publish(app(true));
  await buildIndexes(scene.database.db, 'unique');

  expect(refused).toMatchObject({ code: 'app-loses-data', issues: ['ValuesRepeat models.unique.tag'] });
  expect(refused.refusal.extra.issues![0]!.params).toMatchObject({ count: 2 });
  expect((await scene.refusedWrite('unique', null, { values: { tag: ' blue' }, validation: 'full', status: 'COMPLETED' })).code).toBe(
    'value-repeats',
  );
});

test('published versions and the following jobs are dated by the clock of the installation', async () => {
  const then = new Date('2019-03-04T05:06:07.000Z');
  const installation = { rules: [], timeZone: 'UTC', now: () => then, log: pino({ level: 'silent' }) };
  const app = buildApp({ code: 'dated', dataItems: [{ code: 'name', name: 'name', type: 'ShortText' }] }, [{ key: 'name', type: 'text' }]);

  await transact(scene.database.db, (trx) => publishApp(trx, app, { installation }));

  const documents = await scene.database.db.selectFrom('documents').select('published_at').where('app_code', '=', app.code).execute();
  const { rows: jobs } = await sql<{ due: Date }>`
    select start_after as due from pgboss.job where data ->> 'schemaCode' = 'dated'`.execute(scene.database.db);
  expect(documents.length).toBeGreaterThan(2);
  expect(documents.map(({ published_at }) => published_at)).toEqual(documents.map(() => then));
  expect(jobs).toEqual([{ due: then }]);
});

test('a published version never changes', async () => {
  await expect(sql`update documents set content = '{}' where kind = 'model'`.execute(scene.database.db)).rejects.toThrow(/never changes/);
});
