import type { FieldValue, FormPermission, Locale } from '@inkstone/schema';
import { localizedName } from '@inkstone/schema';
import { draftRights, itemRights, type FactAnswer } from '@inkstone/workflow';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublishedModel } from '../apps/published.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { isStoredAlike } from '../records/stored-value.ts';
import { isVisible } from '../records/visible-field.ts';
import type { LoadedInstance } from './instance-store.ts';

/** Worked out values as the person saw them, by data item. */
export type ShownValues = Readonly<Record<string, unknown>>;

/**
 * Refuses with `values-changed` where a route was decided by a value that is not the one the person saw, naming both. Only of fields they
 * may see: what is claimed about another tells nothing.
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
  const changed = tableOf(model.definition).items.filter((stored) => {
    const { code } = stored.item;
    const isAsked = code in shown && deciding.has(code) && isVisible(permission, code);
    return isAsked && !isStoredAlike(stored, shown[code] as FieldValue, record.values[code] ?? null);
  });
  if (changed.length === 0) return;
  refuse(
    'values-changed',
    { fields: changed.map(({ item }) => localizedName(item, locale)).join(locale === 'zh' ? '、' : ', ') },
    { conflicts: changed.map(({ item: { code } }) => ({ path: code, mine: shown[code], theirs: record.values[code] ?? null })) },
  );
}

/** What the person sees where they act: at the item, or in their draft. */
export function sightAt({ workflow, state }: LoadedInstance, itemId: string | undefined): FormPermission {
  const item = itemId === undefined ? undefined : state.items[itemId];
  return item ? itemRights(workflow.definition, state, item) : draftRights(workflow.definition);
}
