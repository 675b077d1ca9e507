import { localizedName, parseFieldPath, type FieldValue, type FormPermission, type Locale, type SheetRow } from '@inkstone/schema';
import { draftRights, itemRights, type FactAnswer } from '@inkstone/workflow';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type PublishedModel, type StoredItem } from '../apps/index.ts';
import { isStoredAlike, isVisible, type StoredRecord } from '../records/index.ts';
import type { LoadedInstance } from './instance-store.ts';

/** Worked out values as the person saw them, by path. */
export type ShownValues = Readonly<Record<string, unknown>>;

/**
 * Refuses with `values-changed` where a route was decided by a value that is not the one the person saw, naming both; cells of sheets
 * as well. Only of fields they may see: what is claimed about another tells nothing.
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
    /** What the engine asked; conditions say what they read. */
    readonly answers: Iterable<FactAnswer>;
    readonly locale: Locale;
  },
): void {
  if (!shown) return;
  const deciding = new Set([...answers].flatMap((answer) => (answer.kind === 'truth' ? (answer.dependsOn ?? []) : [])));
  const changed = Object.entries(shown).flatMap(([path, mine]) => {
    const place = isVisible(permission, path) ? placeIn(model, record, path) : null;
    if (!place || !place.names.some((name) => deciding.has(name))) return [];
    return isStoredAlike(place.stored, mine as FieldValue, place.value) ? [] : [{ path, mine, place }];
  });
  if (changed.length === 0) return;
  const fields = [...new Set(changed.map(({ place }) => localizedName(place.stored.item, locale)))];
  refuse(
    'values-changed',
    { fields: fields.join(locale === 'zh' ? '、' : ', ') },
    { conflicts: changed.map(({ path, mine, place }) => ({ path, mine, theirs: place.value })) },
  );
}

interface ShownPlace {
  readonly stored: StoredItem;
  readonly value: FieldValue;
  /** What conditions call it. */
  readonly names: readonly string[];
}

/** What stands at a path of a record now; null where the model has no such place. A row that is gone holds nothing. */
function placeIn({ definition }: PublishedModel, { values }: StoredRecord, path: string): ShownPlace | null {
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

/** What the person sees where they act: at the item, or in their draft. */
export function sightAt({ workflow, state }: LoadedInstance, itemId: string | undefined): FormPermission {
  const item = itemId === undefined ? undefined : state.items[itemId];
  return item ? itemRights(workflow.definition, state, item) : draftRights(workflow.definition);
}
