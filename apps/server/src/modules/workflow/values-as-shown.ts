import {
  joinNames,
  localizedName,
  parseFieldPath,
  type FieldValue,
  type FormPermission,
  type Locale,
  type SheetRow,
} from '@inkstone/schema';
import { draftRights, itemRights, type FactAnswer } from '@inkstone/workflow';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type PublishedModel, type StoredItem } from '../apps/index.ts';
import { isStoredAlike, isVisible, type StoredRecord } from '../records/index.ts';
import type { LoadedInstance } from './instance/instance-store.ts';

/** Calculated values as the person saw them, by path. */
export type ShownValues = Readonly<Record<string, unknown>>;

/**
 * Refuses with `values-changed` when a route was decided by a value that differs from the one the person saw, naming both; cells of sheets
 * count too. Compares only fields the person may see, so that a claimed value reveals nothing about others.
 */
export function requireValuesAsShown(
  shown: ShownValues | undefined,
  {
    model,
    record,
    permission,
    answers,
    locale,
  }: {
    readonly model: PublishedModel;
    readonly record: StoredRecord;
    readonly permission: FormPermission;
    /** The facts the engine used; conditions list the fields they read. */
    readonly answers: Iterable<FactAnswer>;
    readonly locale: Locale;
  },
): void {
  if (!shown) return;
  const deciding = new Set([...answers].flatMap((answer) => (answer.kind === 'truth' ? (answer.dependsOn ?? []) : [])));
  const changed = Object.entries(shown).flatMap(([path, mine]) => {
    const current = isVisible(permission, path) ? storedValueAt(model, record, path) : null;
    if (!current || !current.names.some((name) => deciding.has(name))) return [];
    return isStoredAlike(current.stored, mine as FieldValue, current.value) ? [] : [{ path, mine, current }];
  });
  if (changed.length === 0) return;
  const fields = [...new Set(changed.map(({ current }) => localizedName(current.stored.item, locale)))];
  refuse(
    'values-changed',
    { fields: joinNames(fields, locale) },
    { conflicts: changed.map(({ path, mine, current }) => ({ path, mine, theirs: current.value })) },
  );
}

interface StoredValue {
  readonly stored: StoredItem;
  readonly value: FieldValue;
  /** The names under which conditions read the value. */
  readonly names: readonly string[];
}

/** Returns the stored value at a path; null where the model has no such path. A row that is gone holds null. */
function storedValueAt({ definition }: PublishedModel, { values }: StoredRecord, path: string): StoredValue | null {
  const { items, sheets } = tableOf(definition);
  const parsed = parseFieldPath(path);
  if (parsed?.kind === 'control') {
    const stored = items.find(({ item }) => item.code === parsed.control);
    return stored ? { stored, value: values[parsed.control] ?? null, names: [parsed.control] } : null;
  }
  if (!parsed) return null;
  const { sheet, row, column } = parsed;
  const stored = sheets.find(({ item }) => item.code === sheet)?.items.find(({ item }) => item.code === column);
  const rows = (values[sheet] ?? []) as readonly SheetRow[];
  const value = rows.find(({ id }) => id === row)?.[column] ?? null;
  return stored ? { stored, value: value as FieldValue, names: [`${sheet}.${column}`, sheet] } : null;
}

/** Returns the permission under which the person acts: of the item, or of their draft. */
export function itemPermission({ workflow, state }: LoadedInstance, itemId: string | undefined): FormPermission {
  const item = itemId === undefined ? undefined : state.items[itemId];
  return item ? itemRights(workflow.definition, state, item) : draftRights(workflow.definition);
}
