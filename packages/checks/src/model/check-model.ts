import { itemColumnTypes, modelCodeLength, recordIndexes, repeatRules } from '@inkstone/formula/sql';
import { isSqlKeyword, localizedNames, systemFields, type DataItem, type ModelDefinition } from '@inkstone/schema';
import { errorsIn, type DocumentIssue, type Report } from '../issue/document-issue.ts';
import { wholeDocument, type IssueLocation } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { findItem } from './find-item.ts';

const systemCodes: ReadonlySet<string> = new Set(Object.keys(systemFields).map((code) => code.toLowerCase()));

/** Returns the issues of a model: codes, references to models, rules of its items, its name and its number. */
export function checkModel(model: ModelDefinition, around: Surroundings): DocumentIssue[] {
  const report = errorsIn({ kind: 'model', code: model.code });
  const owner = around.ownerOf('model', model.code);
  return [
    ...(owner === undefined ? [] : [report('OwnedElsewhere', wholeDocument, { code: model.code, app: owner })]),
    ...(model.code.length > modelCodeLength ? [report('ModelCodeTooLong', wholeDocument, { code: model.code, max: modelCodeLength })] : []),
    ...repeatedCodes(takenCodes(model.dataItems), report, (item) => ({ kind: 'item', item })),
    ...model.dataItems
      .filter(({ code }) => systemCodes.has(code.toLowerCase()))
      .map(({ code }) => report('CodeReserved', { kind: 'item', item: code }, { code })),
    ...model.dataItems.flatMap((item) => [
      ...checkItem(item, report, { kind: 'item', item: item.code }, around),
      ...checkSheet(item, report, around),
    ]),
    ...model.dataItems
      .filter(({ code, type }) => type === 'Sheet' && recordIndexes.has(code))
      .map(({ code }) => report('CodeReserved', { kind: 'item', item: code }, { code })),
    ...checkNameItem(model, report),
    ...(numberMayRepeat(model) ? [report('NumberMayRepeat', wholeDocument)] : []),
  ];
}

/** Returns an item's own code and the names of its columns: a range named `stay` uses `stay_from` and `stay_to`. */
function takenCodes(items: readonly DataItem[]): string[] {
  return items.flatMap((item) => [...new Set([item.code, ...itemColumnTypes[item.type](item).map(({ suffix }) => item.code + suffix)])]);
}

function checkItem(item: DataItem, report: Report, location: IssueLocation, around: Surroundings): DocumentIssue[] {
  const { code, type } = item;
  const isRelevance = type === 'RelevanceForm' || type === 'RelevanceFormEx';
  return [
    ...(isRelevance ? targetIssues(item, report, location, around) : []),
    ...(isSqlKeyword(code) ? [report('CodeKeyword', location, { code })] : []),
    ...(item.noRepeat && !repeatRules[type] ? [report('NoRepeatUnavailable', location, { code, type })] : []),
  ];
}

/** The model to which an item refers. */
function targetIssues(item: DataItem, report: Report, location: IssueLocation, around: Surroundings): DocumentIssue[] {
  const { code, schemaCode = '' } = item;
  const name = localizedNames(item);
  if (schemaCode === '') return [report('NoModelChosen', location, { code, name })];
  return around.model(schemaCode) ? [] : [report('UnknownModel', location, { code: schemaCode })];
}

function checkSheet(sheet: DataItem, report: Report, around: Surroundings): DocumentIssue[] {
  const columns: readonly DataItem[] = sheet.dataItems ?? [];
  const at = (column: string): IssueLocation => ({ kind: 'item', item: sheet.code, column });
  if (sheet.type !== 'Sheet')
    return columns.length > 0 ? [report('ItemsOutsideSheet', { kind: 'item', item: sheet.code }, { code: sheet.code })] : [];
  return [
    ...repeatedCodes(takenCodes(columns), report, at),
    // `id` names the row in requests and formulas.
    ...columns
      .filter(({ code }) => code.toLowerCase() === 'id' || code.toLowerCase() === 'rowstatus')
      .map(({ code }) => report('CodeReserved', at(code), { code })),
    ...columns.filter(({ type }) => type === 'Sheet').map(({ code }) => report('SheetInSheet', at(code), { code: sheet.code })),
    ...columns.filter(({ type }) => type !== 'Sheet').flatMap((column) => checkItem(column, report, at(column.code), around)),
  ];
}

const naming: ReadonlySet<string> = new Set(['ShortText', 'LongText', 'Radio', 'Dropdown', 'Number', 'Date']);

function checkNameItem(model: ModelDefinition, report: Report): DocumentIssue[] {
  const { nameItem } = model;
  if (nameItem === undefined) return [];
  const item = findItem(model, nameItem);
  if (!item) return [report('UnknownItem', wholeDocument, { code: nameItem })];
  return naming.has(item.type) ? [] : [report('NameItemUnfit', wholeDocument, { code: nameItem })];
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
