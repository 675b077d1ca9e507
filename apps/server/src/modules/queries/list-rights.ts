import type { FieldValue, FormPermission } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { loadWorkflow } from '../apps/index.ts';
import type { Coverage, ModelAccess } from '../permissions/index.ts';
import { isVisibleControl } from '../records/index.ts';
import { workflowVersionsOf, loadInstance, mayReadInstance, rightsAt, unitePermissions } from '../workflow/index.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** A record of a page and the grants that cover it. */
interface Found {
  readonly id: string;
  readonly instanceId: string | null;
  readonly coverage: Coverage;
  /** Whether the person also finds it by taking part in its workflow. */
  readonly takesPart: boolean;
}

interface Reader {
  readonly executor: Executor;
  readonly actor: Actor;
  readonly access: ModelAccess;
}

/** What the person may see of the records of a page, by record; null: nothing. Records without hidden fields have no entry. */
export type ListRights = ReadonlyMap<string, FormPermission | null>;

/**
 * Determines what this person sees of these records: the union of what roles and workflows show. Loads instances only where a version of
 * their workflow hides one of the fields (`amount`, `items.amount`) from anybody, or a role does.
 */
export async function listRights(reader: Reader, fields: readonly string[], records: readonly Found[]): Promise<ListRights> {
  const { executor, access } = reader;
  const rights = new Map<string, FormPermission | null>();
  const restricted = await restrictedInstances(
    executor,
    records.flatMap(({ instanceId }) => instanceId ?? []),
    fields,
  );
  for (const { id, instanceId, coverage, takesPart } of records) {
    const byRole = access.permissionAt(coverage, instanceId !== null);
    if (byRole && fields.every((field) => isVisibleField(byRole, field))) continue;
    const isRestricted = instanceId !== null && restricted.has(instanceId);
    // Without roles on the model, only the workflow can hide fields.
    if (!access.isManaged && !isRestricted) continue;
    const byTask = instanceId === null || (access.isManaged && !takesPart) ? null : await shownByWorkflow(reader, instanceId);
    if (byTask && !isRestricted) continue;
    const shown = [byRole, byTask].filter((permission) => permission !== null);
    rights.set(id, shown.length === 0 ? null : unitePermissions(shown));
  }
  return rights;
}

async function shownByWorkflow({ executor, actor }: Reader, instanceId: string): Promise<FormPermission | null> {
  const instance = await loadInstance(executor, instanceId);
  return mayReadInstance(instance, actor) ? rightsAt(instance, actor).permission : null;
}

/** Whether the person may see all of these fields of the record. */
export function seesAll(rights: ListRights, id: string, fields: readonly string[]): boolean {
  const permission = rights.get(id);
  if (permission === undefined) return true;
  return permission !== null && fields.every((field) => isVisibleField(permission, field));
}

/** Returns the records without the values that are hidden from the person. */
export function withoutHidden<R extends Listed>(rights: ListRights, nameItem: string | undefined, records: readonly R[]): R[] {
  return records.map((record) => {
    const permission = rights.get(record.id);
    return permission === undefined ? record : visibleRecord(record, nameItem, permission);
  });
}

function visibleRecord<R extends Listed>(record: R, nameItem: string | undefined, permission: FormPermission | null): R {
  const isShown = (code: string): boolean => permission !== null && isVisibleControl(permission, code);
  const values = Object.fromEntries(Object.entries(record.values).filter(([code]) => isShown(code)));
  return { ...record, values, name: nameItem === undefined || isShown(nameItem) ? record.name : '' };
}

function isVisibleField(permission: FormPermission, field: string): boolean {
  const [control, column] = field.split('.');
  return isVisibleControl(permission, control!, column);
}

async function restrictedInstances(executor: Executor, ids: readonly string[], fields: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const instances = await workflowVersionsOf(executor, ids);
  const restricted = new Set<string>();
  for (const { id, code, version } of instances) {
    const { definition } = (await loadWorkflow(executor, code, version)) ?? refuse('not-found');
    const hides = definition.activities.some(
      (activity) => 'permission' in activity && activity.permission && fields.some((field) => !isVisibleField(activity.permission!, field)),
    );
    if (hides) restricted.add(id);
  }
  return restricted;
}
