import { FormulaError, formulaMessage } from '@inkstone/formula';
import { compileCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { systemFields, unitTypes, type ListDefinition, type Locale, type ModelDefinition } from '@inkstone/schema';
import { unitSelects } from '../../organization/index.ts';
import { conditionColumns } from '../../conditions/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, type Problem } from './problem.ts';

const unsortable: ReadonlySet<string> = new Set(['Sheet', 'Attachment', 'ApprovalOpinion', 'Address', 'StaffDeptMix']);

export function checkList(list: ListDefinition, known: KnownModels): Problem[] {
  const path = `lists.${list.schemaCode}.${list.code}`;
  const model = known.get(list.schemaCode);
  if (!model) return [problem('UnknownModel', path, { code: list.schemaCode })];
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
    ...named.filter((code) => !isKnown(code)).map((code) => problem('UnknownItem', path, { code })),
    ...ganttProblems(list, model, path),
    ...filterProblems(list, model, path),
    ...(sortItem && unsortable.has(sortItem.type) ? [problem('UnknownItem', path, { code: sortItem.code })] : []),
  ];
}

/** A bar begins and ends with a day. */
function ganttProblems({ gantt }: ListDefinition, model: ModelDefinition, path: string): Problem[] {
  if (!gantt) return [];
  const isDay = (code: string): boolean => {
    const item = findItem(model, code);
    return item?.type === 'Date' && (item.precision ?? 'day') === 'day';
  };
  const days = [gantt.start, gantt.end].filter((code) => (findItem(model, code) ? !isDay(code) : code in systemFields));
  const { progress } = gantt;
  const isFigure = progress === undefined || (findItem(model, progress)?.type ?? 'Number') === 'Number';
  return [
    ...days.map((code) => problem('GanttNoDay', path, { code })),
    ...(isFigure && !(progress !== undefined && progress in systemFields) ? [] : [problem('GanttNoFigure', path, { code: progress! })]),
  ];
}

/** What everybody's list is narrowed by has to be asked of the database for anybody, at any time. */
function filterProblems({ filter }: ListDefinition, model: ModelDefinition, path: string): Problem[] {
  if (!filter) return [];
  // Only whether it can be asked is looked at, so any person and any moment will do.
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
  return [problem('ListFilter', path, { field: field ?? '', reason: { zh: reason('zh'), en: reason('en') } })];
}
