import { isSqlKeyword, systemFields, type DataItem, type ModelDefinition } from '@inkstone/schema';
import { itemStorages, modelCodeLength, recordIndexes } from '../../apps/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, repeatedCodes, type PublishIssue } from './publish-issue.ts';

const systemCodes: ReadonlySet<string> = new Set(Object.keys(systemFields).map((code) => code.toLowerCase()));

export function checkModel(model: ModelDefinition, models: KnownModels): PublishIssue[] {
  const path = `models.${model.code}`;
  return [
    ...(model.code.length > modelCodeLength ? [publishIssue('ModelCodeTooLong', path, { code: model.code, max: modelCodeLength })] : []),
    ...repeatedCodes(takenCodes(model.dataItems), (code) => `${path}.${code}`),
    ...model.dataItems
      .filter(({ code }) => systemCodes.has(code.toLowerCase()))
      .map(({ code }) => publishIssue('CodeReserved', `${path}.${code}`, { code })),
    ...model.dataItems.flatMap((item) => [
      ...checkItem(item, `${path}.${item.code}`, models),
      ...checkSheet(item, `${path}.${item.code}`, models),
    ]),
    ...model.dataItems
      .filter(({ code, type }) => type === 'Sheet' && recordIndexes.has(code))
      .map(({ code }) => publishIssue('CodeReserved', `${path}.${code}`, { code })),
    ...checkNameItem(model, path),
    ...(numberMayRepeat(model) ? [publishIssue('NumberMayRepeat', path)] : []),
  ];
}

/** Returns an item's own code and the names of its columns: a range named `stay` uses `stay_from` and `stay_to`. */
function takenCodes(items: readonly DataItem[]): string[] {
  return items.flatMap((item) => [
    ...new Set([item.code, ...itemStorages[item.type].columns(item).map(({ suffix }) => item.code + suffix)]),
  ]);
}

function checkItem(item: DataItem, path: string, models: KnownModels): PublishIssue[] {
  const { code, type } = item;
  const isRelevance = type === 'RelevanceForm' || type === 'RelevanceFormEx';
  return [
    ...(isRelevance && !models.has(item.schemaCode ?? '') ? [publishIssue('UnknownModel', path, { code: item.schemaCode ?? '' })] : []),
    ...(isSqlKeyword(code) ? [publishIssue('CodeKeyword', path, { code })] : []),
    ...(item.noRepeat && !itemStorages[type].repeat ? [publishIssue('NoRepeatUnavailable', path, { code, type })] : []),
  ];
}

function checkSheet(sheet: DataItem, path: string, models: KnownModels): PublishIssue[] {
  const columns: readonly DataItem[] = sheet.dataItems ?? [];
  if (sheet.type !== 'Sheet') return columns.length > 0 ? [publishIssue('ItemsOutsideSheet', path, { code: sheet.code })] : [];
  return [
    ...repeatedCodes(takenCodes(columns), (code) => `${path}.${code}`),
    // `id` names the row in requests and formulas.
    ...columns
      .filter(({ code }) => code.toLowerCase() === 'id' || code.toLowerCase() === 'rowstatus')
      .map(({ code }) => publishIssue('CodeReserved', `${path}.${code}`, { code })),
    ...columns
      .filter(({ type }) => type === 'Sheet')
      .map(({ code }) => publishIssue('SheetInSheet', `${path}.${code}`, { code: sheet.code })),
    ...columns.filter(({ type }) => type !== 'Sheet').flatMap((column) => checkItem(column, `${path}.${column.code}`, models)),
  ];
}

const naming: ReadonlySet<string> = new Set(['ShortText', 'LongText', 'Radio', 'Dropdown', 'Number', 'Date']);

function checkNameItem({ nameItem, dataItems, ...model }: ModelDefinition, path: string): PublishIssue[] {
  if (nameItem === undefined) return [];
  const item = findItem({ ...model, dataItems }, nameItem);
  if (!item) return [publishIssue('UnknownItem', path, { code: nameItem })];
  return naming.has(item.type) ? [] : [publishIssue('NameItemUnfit', path, { code: nameItem })];
}

const fineness = { NONE: '', YEAR: 'y', MONTH: 'M', DAY: 'd' } as const;

/** A number that restarts each month is unique only if it contains the month (designer specification, section 3). */
function numberMayRepeat({ seqNoSetting }: ModelDefinition): boolean {
  if (!seqNoSetting || seqNoSetting.some(({ type }) => type === 'UID')) return false;
  const dates = seqNoSetting.filter(({ type }) => type === 'DATE').map(({ value }) => value);
  const letters = 'yMd';
  return !seqNoSetting.some(({ type, resetDate = 'NONE' }) => {
    if (type !== 'SEQNO') return false;
    const needed = letters.slice(0, letters.indexOf(fineness[resetDate] || ' ') + 1);
    return needed
      .split('')
      .every((letter) => dates.some((format) => format.toLowerCase().includes(letter.toLowerCase()) && matchesLetter(format, letter)));
  });
}

/** `M` is the month and `m` the minute; years and days are written in either case. */
function matchesLetter(format: string, letter: string): boolean {
  return letter !== 'M' || format.includes('M');
}
