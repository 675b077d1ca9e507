import type { ModelRight } from '@inkstone/api';
import type { FormPermission } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { isAppOpen, loadModel } from '../apps/index.ts';
import { grantPermission } from './grant-permission.ts';
import { grantScopes, ownRecords } from './grant-scope.ts';
import { grantsOf, type Grant } from './grant.ts';
import { defaultGrants } from './default-grants.ts';
import { workflowParticipation } from './workflow-participation.ts';

/** Which grants cover a record, in their order: the result of `covering`. */
export type Coverage = readonly boolean[];

/**
 * The rights of a requester in the records of a model. Access is decided only here; see the module's `index.ts` for usage. Statements name
 * the model's table `r`.
 */
export interface ModelAccess {
  /** At least one role names the model, or somebody has said who starts its application. Otherwise it is open to everybody. */
  readonly isManaged: boolean;
  /**
   * Does the right exist for at least one record? For offering actions, and for actions without a record yet, such as adding and importing.
   */
  may(right: ModelRight): boolean;
  /** Refuses with `not-allowed`. */
  require(right: ModelRight): void;
  /**
   * The records that the right covers. With `view`, those that lists, pickers and searches find: by a role, as an own draft, or by a task.
   * `fields`: the fields that the person filters, sorts or groups by; a record whose role hides one of them is excluded, so that queries
   * reveal no values.
   */
  records(right: ModelRight, fields?: readonly string[]): RawBuilder<boolean>;
  /** The records in which a role shows the field, whoever takes part in their workflows. */
  showing(field: string): RawBuilder<boolean>;
  /** Selected with a record and passed to `rightsAt` and `permissionAt`. */
  readonly covering: RawBuilder<Coverage>;
  /** Selected likewise: may they find the record by taking part in its workflow? */
  readonly takingPart: RawBuilder<boolean>;
  /** The rights of roles at the record. */
  rightsAt(coverage: Coverage): ReadonlySet<ModelRight>;
  /**
   * What roles let them see and edit of the record; null: nothing. `hasWorkflow`: where no role names the model, visibility of a record in
   * a workflow depends on the workflow alone.
   */
  permissionAt(coverage: Coverage, hasWorkflow: boolean): FormPermission | null;
  /** The permission on a new record. */
  readonly newPermission: FormPermission | null;
  /** Fields that no role of theirs shows in any record; a task may show them. */
  readonly hiddenFields: ReadonlySet<string>;
  /** Does a role of theirs hide the field (`items.amount`) in the records it covers, even if another role shows it there? */
  hides(field: string): boolean;
}

/** Refuses with `model-not-found`. */
export async function modelAccess(executor: Executor, requester: Requester, schemaCode: string): Promise<ModelAccess> {
  const { definition, appCode } = await loadModel(executor, schemaCode);
  const managed = await grantsOf(executor, requester.actor, { schemaCode, appCode });
  const given = (managed ?? (await defaultGrants(executor, requester.actor, schemaCode))).map(withImplied);
  const grants = (await isAppOpen(executor, appCode)) ? given : given.map(withoutBeginning);
  return decide(requester, { isManaged: managed !== null, grants, scopes: await grantScopes(executor, requester, definition, grants) });
}

/** Every right on a record implies seeing it. Adding implies seeing own records through a separate grant (`withOwnRecords`). */
function withImplied(grant: Grant): Grant {
  const isSeen = [...grant.rights].some((right) => right !== 'add' && right !== 'import');
  return isSeen ? { ...grant, rights: new Set([...grant.rights, 'view']) } : grant;
}

/** In a closed application no record is added; those that are there are seen and edited as before. */
function withoutBeginning(grant: Grant): Grant {
  return { ...grant, rights: new Set([...grant.rights].filter((right) => right !== 'add' && right !== 'import')) };
}

interface GrantScopes {
  readonly isManaged: boolean;
  readonly grants: readonly Grant[];
  readonly scopes: readonly RawBuilder<boolean>[];
}

function decide(requester: Requester, known: GrantScopes): ModelAccess {
  const { isManaged, grants, scopes } = withOwnRecords(requester, known);
  const may = (right: ModelRight): boolean => grants.some(({ rights }) => rights.has(right));
  const at = (coverage: Coverage): Grant[] => grants.filter((_, index) => coverage[index] === true);
  return {
    isManaged,
    may,
    require: (right) => (may(right) ? undefined : refuse('not-allowed')),
    records: (right, fields = []) => foundRecords(requester, right, inScope({ grants, scopes }, right, fields)),
    showing: (field) => inScope({ grants, scopes }, 'view', [field]),
    covering: scopes.length === 0 ? sql<Coverage>`'{}'::boolean[]` : sql<Coverage>`array[${sql.join(scopes)}]::boolean[]`,
    takingPart: takesPart(requester),
    rightsAt: (coverage) => new Set(at(coverage).flatMap(({ rights }) => [...rights])),
    permissionAt: (coverage, hasWorkflow) => (hasWorkflow && !isManaged ? null : grantPermission(at(coverage), 'edit')),
    newPermission: grantPermission(
      grants.filter(({ rights }) => rights.has('add')),
      'add',
    ),
    hiddenFields: hiddenIn(grants),
    hides: (field) => grants.some((grant) => grant.rights.has('view') && !shows(grant, field)),
  };
}

/** People who add records see their own, with the fields that the role shows. */
function withOwnRecords(requester: Requester, { isManaged, grants, scopes }: GrantScopes): GrantScopes {
  const adding = grants.filter(({ rights }) => (rights.has('add') || rights.has('import')) && !rights.has('view'));
  const added = adding.map((grant): Grant => ({ ...grant, rights: new Set(['view']), scope: 'own', condition: null }));
  return { isManaged, grants: [...grants, ...added], scopes: [...scopes, ...added.map(() => ownRecords(requester))] };
}

/** Each of the fields must be visible through a grant that covers the record. */
function inScope(
  { grants, scopes }: Pick<GrantScopes, 'grants' | 'scopes'>,
  right: ModelRight,
  fields: readonly string[],
): RawBuilder<boolean> {
  const acting = grants.flatMap((grant, index) => (grant.rights.has(right) ? [{ grant, scope: scopes[index]! }] : []));
  const seeing = grants.flatMap((grant, index) => (grant.rights.has('view') ? [{ grant, scope: scopes[index]! }] : []));
  const hidden = fields.filter((field) => seeing.some(({ grant }) => !shows(grant, field)));
  const parts = [
    anyOf(acting.map(({ scope }) => scope)),
    ...hidden.map((field) => anyOf(seeing.flatMap(({ grant, scope }) => (shows(grant, field) ? [scope] : [])))),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function anyOf(scopes: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return scopes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(scopes, sql` or `)})`;
}

function shows({ fields }: Grant, field: string): boolean {
  return fields[field] !== 'hidden' && fields[field.split('.')[0]!] !== 'hidden';
}

/** Excludes drafts of others and everything in the recycle bin. */
function foundRecords(requester: Requester, right: ModelRight, inScopeOf: RawBuilder<boolean>): RawBuilder<boolean> {
  const isThere = sql<boolean>`not ${workflowParticipation.get().isDeleted}`;
  if (right !== 'view') return sql<boolean>`(r.sequence_status <> 'DRAFT' and ${inScopeOf} and ${isThere})`;
  return sql<boolean>`((r.sequence_status <> 'DRAFT' and (${inScopeOf} or ${takesPart(requester)})
    or r.sequence_status = 'DRAFT' and ${ownRecords(requester)}) and ${isThere})`;
}

/** The initiator, the owner, and everybody who has or had a task in its workflow. */
function takesPart(requester: Requester): RawBuilder<boolean> {
  return sql<boolean>`(r.workflow_instance_id is not null and (${ownRecords(requester)} or ${workflowParticipation.get().hasTask(requester.actor.id)}))`;
}

function hiddenIn(grants: readonly Grant[]): ReadonlySet<string> {
  const seeing = grants.filter(({ rights }) => rights.has('view'));
  const named = new Set(seeing.flatMap(({ fields }) => Object.keys(fields)));
  return new Set([...named].sort().filter((field) => !seeing.some((grant) => shows(grant, field))));
}
