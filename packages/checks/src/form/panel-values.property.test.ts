import { controlModels, type ControlType } from '@inkstone/controls/models';
import { isOptionOffered, writeVerifyRule, type VerifyBound } from '@inkstone/controls/panel';
import type { PropDefinition } from '@inkstone/form-engine';
import { isSystemField, systemFields } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkApp } from '../check-app.ts';
import { draftIssues } from '../draft/draft-issues.ts';
import { createDraftReader, type DraftDocument } from '../draft/read-draft.ts';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { noExternalObjects } from '../surroundings/external-objects.ts';

const external = { ...noExternalObjects, dictionaries: ['cities'] };

/** The field of the record in which controls of system fields show what they do. */
const systemKeys: Readonly<Partial<Record<ControlType, string>>> = {
  'create-by': systemFields.creater,
  'create-by-parent-id': systemFields.createdDeptId,
  'created-time': systemFields.createdTime,
  'modify-by': systemFields.modifier,
  'modified-time': systemFields.modifiedTime,
  'owner-id': systemFields.owner,
  'owner-parent-id': systemFields.ownerDeptId,
  'sequence-no': systemFields.sequenceNo,
  'sequence-status': systemFields.sequenceStatus,
  'urgency-level': systemFields.urgencyLevel,
};

const keyOf = (type: ControlType): string => systemKeys[type] ?? 'tried';

/** An application in which every kind of choice has something to choose, with one more control. */
function documentsWith(type: ControlType, options: object): readonly DraftDocument[] {
  const { dataItemTypes, role } = controlModels[type];
  const key = keyOf(type);
  const [itemType] = dataItemTypes;
  const isDated = itemType === 'Date' || itemType === 'DateRange';
  const isInstant = isDated && /[Hh]/.test(JSON.stringify((options as { format?: unknown }).format ?? ''));
  const needsItem = itemType !== undefined && (role === 'value' || role === 'sheet') && !isSystemField(key);
  const item = {
    code: key,
    name: key,
    type: itemType,
    ...(isDated && { precision: isInstant ? 'minute' : 'day' }),
    ...(itemType === 'Sheet' && { dataItems: [{ code: 'amount', name: 'amount', type: 'Number' }] }),
    ...(itemType?.startsWith('Relevance') && { schemaCode: 'order' }),
  };
  const columns = [{ key: 'amount', type: 'number', options: { name: 'amount' } }];
  const panels = type === 'tabs' ? ['one', 'two'].map((panel) => ({ key: panel, type: 'tabs-panel', options: { name: panel } })) : [];
  const controls = [
    { key: 'title', type: 'text', options: { name: 'title' } },
    { key: 'number', type: 'number', options: { name: 'number' } },
    { key: 'lines', type: 'sheet', options: { name: 'lines' }, columns },
    ...panels,
    { key, type, options: { name: 'tried', ...options }, ...(type === 'sheet' && { columns }) },
  ];
  const dataItems = [
    { code: 'title', name: 'title', type: 'ShortText' },
    { code: 'number', name: 'number', type: 'Number' },
    { code: 'parent', name: 'parent', type: 'RelevanceForm', schemaCode: 'order' },
    { code: 'lines', name: 'lines', type: 'Sheet', dataItems: [{ code: 'amount', name: 'amount', type: 'Number' }] },
    ...(needsItem ? [item] : []),
  ];
  const layout = controls.filter((each) => each.type !== 'tabs-panel').map((each) => ({ columns: [{ control: each.key, span: 24 }] }));
  return [
    { key: { kind: 'app', code: 'shop' }, content: { code: 'shop', name: 'Shop', group: { code: 'shop', name: 'Shop' }, functions: [] } },
    { key: { kind: 'model', code: 'order' }, content: { code: 'order', name: 'Order', dataItems } },
    {
      key: { kind: 'list', schemaCode: 'order', code: 'all' },
      content: { code: 'all', schemaCode: 'order', name: 'All', columns: [{ code: 'title' }] },
    },
    {
      key: { kind: 'form', schemaCode: 'order', code: 'order' },
      content: { code: 'order', schemaCode: 'order', name: 'Order', controls, layout },
    },
  ];
}

function issuesOf(type: ControlType, options: object): readonly DocumentIssue[] {
  const draft = createDraftReader().read('shop', documentsWith(type, options));
  return draftIssues(draft, checkApp(draft.app, external));
}

const text = fc
  .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...Array.from('abc XYZ019中文，。%-{}<>"\'')) })
  .filter((each) => each.trim() === each);
const both = fc.oneof(text, fc.record({ zh: text, en: text }));
const condition = fc.constantFrom('number > 3', "title == 'x'", '1 == 1', 'sum(lines.amount) >= 10', 'number > 1 && title != ""');
const records = fc.constantFrom(
  { field: 'title', operator: 1, value: 'x' },
  {
    join: 'and',
    items: [
      { field: 'number', operator: 3, value: '3' },
      { field: 'title', operator: 7, value: 'x' },
    ],
  },
);
const mappings = fc.constantFrom(
  [{ from: 'title', to: 'title' }],
  [
    { from: 'number', to: 'number' },
    { from: 'title', to: 'title' },
  ],
);
/** A value or a field of the same type. */
const bounds: Readonly<Record<string, fc.Arbitrary<VerifyBound>>> = {
  number: fc.constantFrom({ input: '3' }, { select: 'number' }),
  date: fc.constantFrom({ date: '2026-11-28' }, { select: 'today' }, { select: 'yesterday' }),
  time: fc.constantFrom({ input: '09:00' }, { input: '17:30' }),
};
const day = fc.constantFrom('current', '2026-11-28', '2024-02-29');
const steps = fc.array(
  fc.constantFrom(
    { step: 'message', level: 'info', text: { zh: '訊息', en: 'Message' } },
    { step: 'set', field: 'title', formula: "'x'" },
    { step: 'clear', field: 'title', when: 'number > 3' },
    { step: 'hide-message' },
  ),
  { minLength: 1, maxLength: 3 },
);
const choices = fc.uniqueArray(
  text.filter((each) => !/[;；"{}]/.test(each)),
  { minLength: 1, maxLength: 5 },
);

const verifyRule = (type: string) =>
  fc
    .tuple(
      fc.constantFrom('=', '!=', '>', '>=', '<', '<=', '~'),
      bounds[type] ?? bounds['number']!,
      bounds[type] ?? bounds['number']!,
      text,
    )
    .map(([rule, left, right, prompt]) =>
      writeVerifyRule({ type: '', rule: rule as '=', left, ...(rule === '~' && { right }), prompt, defaultPrompt: '' }, 'json'),
    );

/** What the editors of the panel make, by the kind of the property. */
const ofHint: Readonly<Record<Extract<PropDefinition['hint'], string>, fc.Arbitrary<unknown>>> = {
  text,
  'localized-text': both,
  'long-text': text,
  html: text.map((each) => `<p>${each.replace(/[<>{}"']/g, '')}</p>`),
  style: fc.constantFrom('font-size: 18px', 'font-weight: bold; color: #aa3333', 'text-decoration: underline; background-color: #ffffff'),
  date: day,
  time: fc.constantFrom('current', '09:00:00'),
  number: fc.integer({ min: 1, max: 100 }),
  switch: fc.boolean(),
  formula: condition,
  choices: choices.chain((each) =>
    fc.constantFrom<unknown>(
      each.join(';'),
      each.map((value) => ({ value, name_i18n: { en: value } })),
    ),
  ),
  model: fc.constant('order'),
  'data-item': fc.constantFrom('title', 'number'),
  column: fc.constant('lines.amount'),
  'tab-heads': fc.constant([
    { key: 'one', title: 'One' },
    { key: 'two', title: 'Two' },
  ]),
  conditions: records,
  mappings,
  linkage: fc.record({ schemaCode: fc.constant('order'), field: fc.constantFrom('name', 'title'), conditions: records, mappings }),
  levels: fc.constantFrom({ from: 1 }, { to: 3 }, { from: 1, to: 3 }),
  units: fc.constant([]),
  steps,
  'file-types': fc.constantFrom('pdf', 'doc, docx, pdf'),
  files: fc.array(fc.record({ id: fc.uuid(), name: fc.constant('form.docx'), fileSize: fc.nat() }), { minLength: 1, maxLength: 10 }),
  'choice-source': fc.constantFrom(
    { kind: 'model', schemaCode: 'order', displayItem: 'title' },
    { kind: 'model', schemaCode: 'order', displayItem: 'name', valueItem: 'number', orderField: 'number', orderType: 1 },
    { kind: 'dictionary', dictionaryId: 'cities' },
  ),
  'verify-rule': verifyRule('number'),
  'number-parts': fc.constant(undefined),
  'head-groups': fc.constantFrom(undefined, [{ name: 'Money', children: ['amount'] }]),
  address: fc.constant(undefined),
};

/** Properties whose editors make something narrower than their kind. */
const ofOption: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: text,
  name_i18n: fc.record({ en: text }),
  span: fc.constantFrom(6, 8, 12, 16, 18, 24),
  schemaCode: fc.constant('order'),
  displayField: fc.constantFrom('name', 'title', 'number'),
  showField: fc.constantFrom(['title'], ['number', 'title']),
  searchFormula: fc.constantFrom('title', 'title,number'),
  queryCode: fc.constant('all'),
  listCode: fc.constant('all'),
  fieldCode: fc.constant('parent'),
  relativeType: fc.constant(9),
  sheetFiters: fc.constant(['amount']),
  importFormRelevanceForm: fc.constant(undefined),
  computeFormula: fc.constant(undefined),
  shortTextStitch: fc.constant(undefined),
  actions: fc.constant(undefined),
  place: fc.constant(undefined),
  dictionaryData: fc.constant({ dictionaryId: 'cities' }),
  regexp: fc.constantFrom(String.raw`^09\d{8}$`, '^[A-Z]+$'),
  tabDefaultValue: fc.constant('two'),
  defaultVal: fc.record({ id: fc.uuid(), name: text }),
  number: fc.constantFrom('single', 'batch', 'batch min:1 max:3'),
  roles: fc.constant(undefined),
  frozenColumns: fc.integer({ min: 0, max: 3 }),
  activeFormula: condition,
};

function valueOf(type: ControlType, option: string, { hint, default: usual }: PropDefinition): fc.Arbitrary<unknown> {
  if (option === 'defaultValue' && type === 'number') return fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map(String);
  if (option === 'verifyFormula') return verifyRule(type);
  if (option === 'multi') return fc.constant(usual);
  if (ofOption[option]) return ofOption[option];
  if (typeof hint === 'object') return fc.constantFrom(...hint.choices);
  return ofHint[hint];
}

const types = Object.keys(controlModels) as ControlType[];
const propsOf = (type: ControlType) => Object.entries<PropDefinition>(controlModels[type].props);

/** Reverse relevance offers nothing of values. */
const offered = (type: ControlType, option: string): boolean => isOptionOffered(type, option, { name: '' });

describe.each(types.filter((type) => type !== 'tabs-panel' && type !== 'system-other'))('%s', (type) => {
  const needed = {
    ...('schemaCode' in controlModels[type].props && { schemaCode: 'order' }),
    ...('fieldCode' in controlModels[type].props && { fieldCode: 'parent' }),
  };
  const always =
    type === 'tabs'
      ? {
          heads: [
            { key: 'one', title: 'One' },
            { key: 'two', title: 'Two' },
          ],
          tabDefaultValue: 'one',
        }
      : needed;

  test('what a panel makes is taken by publishing', () => {
    const made = fc.record(
      Object.fromEntries(
        propsOf(type)
          .filter(([option]) => offered(type, option))
          .map(([option, prop]) => [option, valueOf(type, option, prop)]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(made, (options) => {
        const errors = issuesOf(type, { ...always, ...options }).filter(({ severity }) => severity === 'error');
        expect(errors.map(({ code, location, params }) => [code, location, params])).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });

  test('whatever a package brings instead is told at the control, and never stops the checks', () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...propsOf(type).map(([option]) => option)), anything, (option, value) => {
        const clean = { ...always, [option]: value };
        const { check } = controlModels[type].props[option as never] as PropDefinition;
        const issues = issuesOf(type, clean).filter(({ severity }) => severity === 'error');
        // A head of tabs may name another control, which is then told.
        const elsewhere = issues.filter(({ location }) => type !== 'tabs' && !JSON.stringify(location).includes(`"${keyOf(type)}"`));
        expect(elsewhere.map(({ code, location }) => [code, location])).toEqual([]);
        if (value !== undefined && check?.(value)) expect(JSON.stringify(issues.map(({ location }) => location))).toContain(`"${option}"`);
      }),
      { numRuns: cases(60) },
    );
  });
});
