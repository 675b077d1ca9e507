import { FormulaError, formulaMessage } from '@inkstone/formula';
import { labelled, systemFields, type ListDefinition, type Locale, type ModelDefinition } from '@inkstone/schema';
import { errorsIn, type DocumentIssue, type Report } from '../issue/document-issue.ts';
import { wholeDocument, type ListSetting } from '../issue/issue-location.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { refusedCondition } from './refused-condition.ts';

const unsortable: ReadonlySet<string> = new Set(['Sheet', 'Attachment', 'ApprovalOpinion', 'Address', 'StaffDeptMix']);

/** Every field that a list names must exist and be usable as its setting requires. */
export function checkList(list: ListDefinition, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'list', schemaCode: list.schemaCode, code: list.code } as const;
  const report = errorsIn(key);
  const model = around.model(list.schemaCode);
  const units = checkUnits(key, list, around);
  if (!model) return [report('UnknownModel', wholeDocument, { code: list.schemaCode }), ...units];
  const isKnown = (code: string): boolean => code in systemFields || findItem(model, code) !== undefined;
  const sortItem = list.sort && findItem(model, list.sort.code);
  return [
    ...namedFields(list)
      .filter(([, code]) => !isKnown(code))
      .map(([setting, code]) => report('UnknownItem', { kind: 'list-setting', setting, code }, { code })),
    ...ganttIssues(list, model, report),
    ...filterIssues(list, model, report),
    ...(sortItem && unsortable.has(sortItem.type)
      ? [report('UnknownItem', { kind: 'list-setting', setting: 'sort', code: sortItem.code }, { code: sortItem.code })]
      : []),
    ...units,
  ];
}

function namedFields({ columns, sort, totals = [], filters = [], search = [], group, gantt }: ListDefinition): [ListSetting, string][] {
  const named = (setting: ListSetting, codes: readonly (string | undefined)[]): [ListSetting, string][] =>
    codes.flatMap((code) => (code === undefined ? [] : [[setting, code]]));
  return [
    ...named(
      'columns',
      columns.map(({ code }) => code),
    ),
    ...named('sort', [sort?.code]),
    ...named(
      'totals',
      totals.map(({ code }) => code),
    ),
    ...named('filters', filters),
    ...named('search', search),
    ...named('group', [group]),
    ...named('gantt', [gantt?.start, gantt?.end, gantt?.progress]),
  ];
}

/** A bar of the chart starts and ends with a date. */
function ganttIssues({ gantt }: ListDefinition, model: ModelDefinition, report: Report): DocumentIssue[] {
  if (!gantt) return [];
  const isDay = (code: string): boolean => {
    const item = findItem(model, code);
    return item?.type === 'Date' && (item.precision ?? 'day') === 'day';
  };
  const days = [gantt.start, gantt.end].filter((code) => (findItem(model, code) ? !isDay(code) : code in systemFields));
  const { progress } = gantt;
  const isFigure = progress === undefined || (findItem(model, progress)?.type ?? 'Number') === 'Number';
  return [
    ...days.map((code) => report('GanttNoDay', { kind: 'list-setting', setting: 'gantt', code }, { code })),
    ...(isFigure && !(progress !== undefined && progress in systemFields)
      ? []
      : [report('GanttNoFigure', { kind: 'list-setting', setting: 'gantt', code: progress! }, { code: progress! })]),
  ];
}

/** The filter of a list must be valid in SQL for any person at any time. */
function filterIssues({ filter }: ListDefinition, model: ModelDefinition, report: Report): DocumentIssue[] {
  const refused = filter && refusedCondition(model, filter);
  if (!refused) return [];
  const { error, field = '', params } = refused;
  const reason = (locale: Locale): string =>
    error === 'NotInSql' ? '' : labelled('', formulaMessage(new FormulaError(error, params), locale), locale);
  const location = { kind: 'list-setting', setting: 'filter', code: field } as const;
  return [report('ListFilter', location, { field, reason: { zh: reason('zh'), en: reason('en') } })];
}
