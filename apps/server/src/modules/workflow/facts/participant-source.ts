import type { FieldValue } from '@inkstone/schema';
import { unitTypes } from '@inkstone/schema';
import type { FactAnswer, FactRequest, ExternalSource } from '@inkstone/workflow';
import { compileFormula, isFormulaError, isReference } from '@inkstone/formula';
import type { Directory } from '../../organization/index.ts';
import { evaluateOnRecord, type RecordScope, type StoredRecord } from '../../records/index.ts';
import type { FactProvider } from './facts.ts';
import { isId } from '../../../platform/db/id.ts';

export type SourceRequest = Extract<FactRequest, { kind: 'source' }>;

/** Definitions name people by account or id and departments by code or id; roles by code. */
type Resolver<K extends ExternalSource['kind']> = (
  directory: Directory,
  source: Extract<ExternalSource, { kind: K }>,
  around: { readonly request: SourceRequest; readonly record: StoredRecord; readonly scope: FactProvider['scope'] },
) => Promise<readonly string[]>;

const resolvers: { readonly [K in ExternalSource['kind']]: Resolver<K> } = {
  users: async (directory, { users }) => {
    const people: string[] = [];
    for (const user of users) people.push(await personId(directory, user));
    return directory.activeOf(people);
  },
  department: async (directory, { department, recursive }) =>
    directory.departmentMembers(await departmentId(directory, department), { recursive }),
  'department-manager': async (directory, { department }) =>
    oneOrNobody(await directory.departmentManager(await departmentId(directory, department))),
  role: (directory, { role, withinInitiatorDepartment }, { request }) =>
    directory.roleMembers(role, { initiatorId: request.initiator, withinDepartment: withinInitiatorDepartment }),
  'initiator-manager': async (directory, { level, chain }, { request }) =>
    chain ? directory.managerChain(request.initiator, level) : oneOrNobody(await directory.managerOf(request.initiator, level)),
  'owner-manager': async (directory, _source, { request }) => oneOrNobody(await directory.managerOf(request.owner)),
  control: (directory, { control }, { record }) => peopleInControl(directory, control, record),
  formula: async (directory, { formula }, { scope }) => peopleOfFormula(directory, formula, scope),
};

/** The kinds of sources that only departments, managers and roles decide. */
const organizationKinds = ['department', 'department-manager', 'role', 'initiator-manager', 'owner-manager'] as const;
type OrganizationSource = Extract<ExternalSource, { kind: (typeof organizationKinds)[number] }>;

export function isOrganizationSource(source: { readonly kind: string }): source is OrganizationSource {
  return (organizationKinds as readonly string[]).includes(source.kind);
}

/** Returns the people whom a source of the organisation finds now; nobody where it names an unknown department. */
export async function peopleOfOrganization(
  directory: Directory,
  source: OrganizationSource,
  { initiator, owner }: { readonly initiator: string; readonly owner: string },
): Promise<readonly string[]> {
  const answer = await answerSource({ directory } as SourceFacts, { key: '', kind: 'source', source, initiator, owner });
  return answer.kind === 'people' ? answer.people : [];
}

type SourceFacts = Pick<FactProvider, 'directory' | 'record' | 'scope'>;

/**
 * Thrown for a name that the definition uses and the organisation does not have, or for a formula whose result is not a person or
 * department.
 */
class UnknownName extends Error {}

/** Returns the active people of a source. An unknown name is answered with an error: the token becomes an exception. */
export async function answerSource({ directory, record, scope }: SourceFacts, request: SourceRequest): Promise<FactAnswer> {
  try {
    const resolve = resolvers[request.source.kind] as Resolver<ExternalSource['kind']>;
    const people = await resolve(directory, request.source, { request, record, scope });
    const { source } = request;
    return { kind: 'people', people, ...(source.kind === 'formula' && { dependsOn: compileFormula(source.formula).dependencies }) };
  } catch (error) {
    if (error instanceof UnknownName) return { kind: 'error', cause: error.message };
    throw error;
  }
}

function oneOrNobody(person: string | null): string[] {
  return person === null ? [] : [person];
}

async function personId(directory: Directory, user: string): Promise<string> {
  if (isId(user)) return user;
  const person = await directory.personByAccount(user);
  if (!person) throw new UnknownName(user);
  return person.id;
}

async function departmentId(directory: Directory, department: string): Promise<string> {
  const found = isId(department) ? await directory.department(department) : await directory.departmentByCode(department);
  if (!found) throw new UnknownName(department);
  return found.id;
}

/** The people picked in a control, and the members of departments picked there. */
async function peopleInControl(directory: Directory, control: string, record: StoredRecord): Promise<readonly string[]> {
  if (!(control in record.values)) throw new UnknownName(control);
  const people: string[] = [];
  for (const { id, unitType } of unitsOf(record.values[control] ?? null)) {
    people.push(...(unitType === unitTypes.department ? await directory.departmentMembers(id) : [id]));
  }
  return directory.activeOf(people);
}

/** Accepts people, departments (their members), accounts, or lists of them; an empty result is nobody. */
async function peopleOfFormula(directory: Directory, formula: string, scope: RecordScope): Promise<readonly string[]> {
  const value = await evaluateOnRecord(scope, formula);
  if (isFormulaError(value)) throw new UnknownName(value.error);
  const people: string[] = [];
  for (const each of Array.isArray(value) ? value.flat() : [value]) {
    if (each === null) continue;
    if (typeof each === 'string') people.push(await personId(directory, each));
    else if (!isReference(each)) throw new UnknownName(formula);
    else people.push(...((await directory.department(each.id)) ? await directory.departmentMembers(each.id) : [each.id]));
  }
  return directory.activeOf(people);
}

function unitsOf(value: FieldValue): { readonly id: string; readonly unitType?: unknown }[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is { id: string } => typeof each === 'object' && each !== null && 'unitType' in each);
}
