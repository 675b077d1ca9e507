import { unitTypes, type FieldValue, type FormDefinition, type FormValues, type SystemField, type UnitType } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { directory } from '../../organization/index.ts';
import type { RecordSystem } from '../reading/stored-record.ts';

/** Controls that show a system field instead of a data item. */
const systemControls: Readonly<Record<string, Exclude<SystemField, 'id'>>> = {
  'sequence-no': 'sequenceNo',
  'create-by': 'creater',
  'create-by-parent-id': 'createdDeptId',
  'modify-by': 'modifier',
  'created-time': 'createdTime',
  'modified-time': 'modifiedTime',
  'owner-id': 'owner',
  'owner-parent-id': 'ownerDeptId',
  'sequence-status': 'sequenceStatus',
  'urgency-level': 'urgencyLevel',
};

/** Returns the system field that a control type shows. */
export function systemFieldOf(type: string): Exclude<SystemField, 'id'> | null {
  return Object.hasOwn(systemControls, type) ? systemControls[type]! : null;
}

/** Further system values, for administrators. */
type OtherField = 'formVersion' | 'workflowInstanceId';
export type SystemValues = Record<Exclude<SystemField, 'id'> | OtherField, FieldValue>;

/** Returns the system fields of records as control values, with the names of people and departments. */
export async function systemValues(
  executor: Executor,
  systems: readonly RecordSystem[],
  known: readonly Pick<Actor, 'id' | 'name' | 'departmentId' | 'departmentName'>[] = [],
): Promise<SystemValues[]> {
  const people = new Map(known.map(({ id, name }) => [id, name]));
  const departments = new Map(
    known.flatMap(({ departmentId, departmentName }) => (departmentId ? [[departmentId, departmentName ?? '']] : [])),
  );
  const missing = (ids: readonly (string | null)[], names: ReadonlyMap<string, string>): string[] => [
    ...new Set(ids.filter((id): id is string => id !== null && !names.has(id))),
  ];
  const directoryOf = directory(executor);
  const unknownPeople = missing(
    systems.flatMap(({ creater, modifier, owner }) => [creater, modifier, owner]),
    people,
  );
  if (unknownPeople.length > 0) for (const { id, name } of (await directoryOf.people(unknownPeople)).values()) people.set(id, name);
  const unknownDepartments = missing(
    systems.flatMap(({ createdDeptId, ownerDeptId }) => [createdDeptId, ownerDeptId]),
    departments,
  );
  if (unknownDepartments.length > 0) {
    for (const { id, name } of (await directoryOf.departments(unknownDepartments)).values()) departments.set(id, name);
  }
  const unit = (id: string | null, names: ReadonlyMap<string, string>, unitType: UnitType): FieldValue =>
    id === null ? null : { id, name: names.get(id) ?? '', unitType };
  return systems.map((system) => ({
    sequenceNo: system.sequenceNo,
    sequenceStatus: system.sequenceStatus,
    creater: unit(system.creater, people, unitTypes.user),
    createdDeptId: unit(system.createdDeptId, departments, unitTypes.department),
    createdTime: system.createdTime.toISOString(),
    modifier: unit(system.modifier, people, unitTypes.user),
    modifiedTime: system.modifiedTime.toISOString(),
    owner: unit(system.owner, people, unitTypes.user),
    ownerDeptId: unit(system.ownerDeptId, departments, unitTypes.department),
    urgencyLevel: system.urgencyLevel,
    formVersion: system.formVersion === null ? null : String(system.formVersion),
    workflowInstanceId: system.workflowInstanceId,
  }));
}

/** Returns the system fields a form shows, by control key. */
export function systemControlValues(form: FormDefinition, values: Readonly<SystemValues>): FormValues {
  return Object.fromEntries(
    form.controls.flatMap(({ key, type, options }) => {
      const field = type === 'system-other' ? otherFieldOf(options['systemField']) : systemFieldOf(type);
      return field ? [[key, values[field]]] : [];
    }),
  );
}

function otherFieldOf(named: unknown): OtherField {
  return named === 'workflowInstanceId' ? named : 'formVersion';
}
