import type { FilterKind, SheetColumn } from '@inkstone/form-engine';
import type { FieldValue } from '@inkstone/schema';
import { choiceName, choicesOf } from '../../choices/choice.ts';
import { logicText } from '../../logic/logic.locale.ts';
import type { SheetTable } from '../sheet-table.ts';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

const chosenKinds: ReadonlySet<FilterKind> = new Set(['radio', 'checkbox', 'dropdown', 'staff', 'department', 'relevance', 'logic']);

/** Whether columns of this kind are filtered by choosing from their values. */
export function isChosenFrom(kind: FilterKind): boolean {
  return chosenKinds.has(kind);
}

/** Returns the choices that a column declares, otherwise its distinct values. */
export function filterChoices({ form, sheet, locale }: SheetTable, column: SheetColumn, kind: FilterKind): readonly FilterChoice[] {
  if (kind === 'logic') return (['yes', 'no'] as const).map((word) => ({ value: String(word === 'yes'), label: logicText[word][locale] }));
  const declared = choicesOf(column.options);
  if (declared.length > 0) return declared.map((choice) => ({ value: choice.value, label: choiceName(choice, locale) }));
  const rows = form.values()[sheet.code];
  const values = (Array.isArray(rows) ? rows : []).flatMap((row) => partsOf((row as Record<string, FieldValue>)[column.key]));
  return [...new Map(values.map((part) => [part.value, part])).values()].toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

function partsOf(value: unknown): readonly FilterChoice[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value === 'string' && value !== '') return [{ value, label: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' ? [{ value: id, label: typeof name === 'string' ? name : id }] : [];
}
