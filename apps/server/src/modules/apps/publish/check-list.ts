import { systemFields, type ListDefinition } from '@inkstone/schema';
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
    ...(sortItem && unsortable.has(sortItem.type) ? [problem('UnknownItem', path, { code: sortItem.code })] : []),
  ];
}
