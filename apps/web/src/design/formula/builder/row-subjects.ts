import type { FieldTypes } from '@inkstone/formula';
import { fillText, type LocalizedText } from '@inkstone/schema';
import type { ConditionField } from '../../../runtime/conditions/condition-field.ts';
import type { FormulaField } from '../formula-field.ts';
import { formulaTexts } from '../formula.locale.ts';

/** What a row can compare: a field, a total of a column, or the current person. */
export interface RowSubject extends FormulaField {
  readonly section: 'fields' | 'totals' | 'person';
}

const totals = ['sum', 'avg', 'max', 'min'] as const;

/** The subjects of rows. A column of a sub-table has many values: only its totals can be compared. */
export function rowSubjects(fields: readonly FormulaField[]): readonly RowSubject[] {
  const isColumn = ({ code }: FormulaField) => code.includes('.');
  const own = fields.filter((field) => !isColumn(field) && field.type !== 'none');
  const columns = fields.filter((field) => isColumn(field) && field.type === 'number');
  return [
    ...own.map((field): RowSubject => ({ ...field, section: 'fields' })),
    ...columns.flatMap((column) => totals.map((total): RowSubject => totalOf(column, total))),
    ...currentPerson,
  ];
}

function totalOf({ code, name }: FormulaField, total: (typeof totals)[number]): RowSubject {
  const text: LocalizedText = formulaTexts.table[total];
  const filled = { zh: fillText(text.zh, { name: name.zh }), en: fillText(text.en, { name: name.en }) };
  return { code: `${total}(${code})`, name: filled, type: 'number', section: 'totals' };
}

const currentPerson: readonly RowSubject[] = [
  { code: 'self()', name: formulaTexts.table.currentUser, type: 'unit', units: 'person', section: 'person' },
  { code: 'selfdept()', name: formulaTexts.table.ownDepartment, type: 'unit', units: 'department', section: 'person' },
];

export const subjectTypes = (subjects: readonly RowSubject[]): FieldTypes =>
  Object.fromEntries(subjects.map(({ code, type }) => [code, type]));

const kinds = {
  text: 'text',
  texts: 'choices',
  number: 'number',
  date: 'date',
  time: 'time',
  logic: 'logic',
  unit: 'unit',
  units: 'unit',
  record: 'record',
  records: 'record',
  rows: 'none',
  none: 'none',
} as const satisfies Record<FormulaField['type'], ConditionField['kind']>;

/** A subject as the inputs for values of conditions take it; `isMany` if several values are compared. */
export function inputField({ code, name, type, units, choices = [], schemaCode }: RowSubject, isMany: boolean): ConditionField {
  const isChoice = choices.length > 0 && (type === 'text' || (type === 'texts' && !isMany));
  const kind = isChoice ? 'choice' : type === 'texts' && !isMany ? 'text' : kinds[type];
  return {
    code,
    name: name.zh,
    name_i18n: { en: name.en },
    kind: units ?? kind,
    options: {
      options: choices.map((choice) => ({ code: choice.value, value: choice.name.zh, name_i18n: { en: choice.name.en } })),
      ...(schemaCode !== undefined && { schemaCode }),
    },
    controlType: '',
    operators: [],
    isSortable: false,
    isGroupable: false,
    totals: [],
    isDay: false,
  };
}
