import { FormulaError, formulaMessage } from '@inkstone/formula';
import { compileCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { systemFields, unitTypes, type ListDefinition, type Locale, type ModelDefinition } from '@inkstone/schema';
import { unitSelects } from '../../organization/index.ts';
import { conditionColumns } from '../../conditions/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

const unsortable: ReadonlySet<string> = new Set(['Sheet', 'Attachment', 'ApprovalOpinion', 'Address', 'StaffDeptMix']);

export function checkList(list: ListDefinition, known: KnownModels): PublishIssue[] {
  const path = `lists.${list.schemaCode}.${list.code}`;
  const model = known.get(list.schemaCode);
  if (!model) return [publishIssue('UnknownModel', path, { code: list.schemaCode })];
  const isKnown = (code: string): boolean => code in systemFields || findItem(model, code) !== undefined;
  const sortItem = list.sort && findItem(model, list.sort.code);
  const { sort, filters = [], search = [], totals = [], group, gantt } = list;
  const named = [
    ...[...list.columns, ...(sort ? [sort] : []), ...totals].map(({ code }) => code),
    ...filters,
    ...search,
    ...[group, gantt?.start, gantt?.end, gantt?.progress].filter((code) => code !== undefined),
  ];
  return [
    ...named.filter((code) => !isKnown(code)).map((code) => publishIssue('UnknownItem', path, { code })),
    ...ganttIssues(list, model, path),
    ...filterIssues(list, model, path),
    ...(sortItem && unsortable.has(sortItem.type) ? [publishIssue('UnknownItem', path, { code: sortItem.code })] : []),
  ];
}

/** A bar of the chart starts and ends with a date. */
function ganttIssues({ gantt }: ListDefinition, model: ModelDefinition, path: string): PublishIssue[] {
  if (!gantt) return [];
  const isDay = (code: string): boolean => {
    const item = findItem(model, code);
    return item?.type === 'Date' && (item.precision ?? 'day') === 'day';
  };
  const days = [gantt.start, gantt.end].filter((code) => (findItem(model, code) ? !isDay(code) : code in systemFields));
  const { progress } = gantt;
  const isFigure = progress === undefined || (findItem(model, progress)?.type ?? 'Number') === 'Number';
  return [
    ...days.map((code) => publishIssue('GanttNoDay', path, { code })),
    ...(isFigure && !(progress !== undefined && progress in systemFields)
      ? []
      : [publishIssue('GanttNoFigure', path, { code: progress! })]),
  ];
}

/** The filter of a list must be valid in SQL for any person at any time. */
function filterIssues({ filter }: ListDefinition, model: ModelDefinition, path: string): PublishIssue[] {
  if (!filter) return [];
  // Only the validity of the query is checked, so any person and any moment will do.
  const anybody = { id: '00000000-0000-7000-8000-000000000000', name: '' };
  const compiled = compileCondition(filter, conditionColumns(model), {
    timeZone: 'UTC',
    locale: 'zh',
    now: () => new Date(0),
    user: { ...anybody, unitType: unitTypes.user },
    userDepartment: { ...anybody, unitType: unitTypes.department },
    units: unitSelects,
  });
  if (!(compiled instanceof ConditionRefusal)) return [];
  const { error, field, params } = compiled;
  const reason = (locale: Locale): string =>
    error === 'NotInSql' ? '' : `${locale === 'zh' ? '：' : ': '}${formulaMessage(new FormulaError(error, params), locale)}`;
  return [publishIssue('ListFilter', path, { field: field ?? '', reason: { zh: reason('zh'), en: reason('en') } })];
}
