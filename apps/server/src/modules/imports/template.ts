import { localizedName, type Locale } from '@inkstone/schema';
import { columnLetter } from '../../platform/xlsx/sheet-xml.ts';
import type { WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { choiceNames, type ImportField, type ReadTarget } from './import-fields.ts';

const requiredMark = '*';
const columnWidth = 16;

/** Returns an empty table to fill in and import; the columns of a sub-table have its name above them. */
export function templateTable({ model, fields }: ReadTarget, locale: Locale): WrittenTable {
  const all = [...fields.values()];
  const ordered = [...all.filter(({ sheet }) => sheet === null), ...all.filter(({ sheet }) => sheet !== null)];
  const columns = ordered.map((field) => ({ width: columnWidth, choices: choiceNames(field, locale) }));
  const labels = ordered.map((field) => field.labels[locale] + (field.required ? requiredMark : ''));
  const table = { name: localizedName(model.definition, locale), columns, rows: none() };
  if (!ordered.some(({ sheet }) => sheet !== null)) return { ...table, head: [labels] };
  const top = ordered.map((field, index) => topOf(ordered, index, field, { label: labels[index]!, locale }));
  return { ...table, head: [top, labels.map((label, index) => (ordered[index]!.sheet === null ? '' : label))], merges: mergesOf(ordered) };
}

/** The name of a sub-table is in its first column. */
function topOf(
  fields: readonly ImportField[],
  index: number,
  { sheet, sheetLabels }: ImportField,
  { label, locale }: { readonly label: string; readonly locale: Locale },
): string {
  if (sheet === null) return label;
  return fields[index - 1]?.sheet === sheet ? '' : sheetLabels![locale];
}

function mergesOf(fields: readonly ImportField[]): string[] {
  const merges = fields.flatMap(({ sheet }, index) => (sheet === null ? [`${columnLetter(index)}1:${columnLetter(index)}2`] : []));
  for (const sheet of new Set(fields.flatMap((field) => field.sheet ?? []))) {
    const from = fields.findIndex((field) => field.sheet === sheet);
    const to = fields.findLastIndex((field) => field.sheet === sheet);
    if (to > from) merges.push(`${columnLetter(from)}1:${columnLetter(to)}1`);
  }
  return merges;
}

async function* none(): AsyncGenerator<readonly (readonly null[])[]> {}
