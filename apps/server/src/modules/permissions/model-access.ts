import type { ModelRight } from '@inkstone/api';
import type { FormPermission } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { grantPermission } from './grant-permission.ts';
import { grantScopes, ownRecords } from './grant-scope.ts';
import { grantsOf, type Grant } from './grant.ts';
import { usualGrants } from './usual-grants.ts';
import { workflowParts } from './workflow-parts.ts';

/** Which grants speak of a record, in their order: what `covering` answers for it. */
export type Coverage = readonly boolean[];

/**
 * What somebody may do with the records of a model. The one place where this is decided; see the module's `index.ts` for how to ask it.
 * Statements name the model's table `r`.
 */
export interface ModelAccess {
  /** Some role names the model. Where none does, it is as open as it always was. */
  readonly isManaged: boolean;
  /** With some record at least? For offering, and for what is about no record yet, as adding and importing. */
  may(right: ModelRight): boolean;
  /** Refuses with `not-allowed`. */
  require(right: ModelRight): void;
  /**
   * The records they may do it with. With `view` those that lists, pickers and searches find: by a role, or as somebody's whose own draft
   * or task it is. `fields`: what the person themselves asked to filter, sort or group by; a record whose role hides one of these from
   * them is not among them, so that nobody learns a value by asking.
   */
  records(right: ModelRight, fields?: readonly string[]): RawBuilder<boolean>;
  /** To be selected beside a record, and given to `rightsAt` and `permissionAt`. */
  readonly covering: RawBuilder<Coverage>;
  /** Likewise: whether their part in the record's workflow lets them find it. */
  readonly takingPart: RawBuilder<boolean>;
  /** What roles let them do with the record. */
  rightsAt(coverage: Coverage): ReadonlySet<ModelRight>;
  /**
   * What roles show them of the record and let them edit; null: nothing. `hasWorkflow`: where no role names the model, of a record in a
   * workflow only that says what is seen.
   */
  permissionAt(coverage: Coverage, hasWorkflow: boolean): FormPermission | null;
  /** Of a record that is yet to be made. */
  readonly newPermission: FormPermission | null;
  /** What no role of theirs shows them in any record; a task may. */
  readonly hiddenFields: ReadonlySet<string>;
  /** Whether some role of theirs hides the field (`items.amount`) in the records it speaks of, even if another shows it there. */
  hides(field: string): boolean;
}

/** Refuses with `model-not-found`. */
export async function modelAccess(executor: Executor, asker: Asker, schemaCode: string): Promise<ModelAccess> {
  const { definition } = await loadModel(executor, schemaCode);
  const managed = await grantsOf(executor, asker.actor, schemaCode);
  const grants = (managed ?? (await usualGrants(executor, asker.actor, schemaCode))).map(withImplied);
  return decide(asker, { isManaged: managed !== null, grants, scopes: await grantScopes(executor, asker, definition, grants) });
}

/** Whoever may do anything with a record sees it. Whoever adds sees what is theirs, but by a grant of its own (`addedGrant`). */
function withImplied(grant: Grant): Grant {
  const isSeen = [...grant.rights].some((right) => right !== 'add' && right !== 'import');
  return isSeen ? { ...grant, rights: new Set([...grant.rights, 'view']) } : grant;
}

interface Known {
  readonly isManaged: boolean;
  readonly grants: readonly Grant[];
  readonly scopes: readonly RawBuilder<boolean>[];
}

function decide(asker: Asker, known: Known): ModelAccess {
  const { isManaged, grants, scopes } = addedSeen(asker, known);
  const may = (right: ModelRight): boolean => grants.some(({ rights }) => rights.has(right));
  const at = (coverage: Coverage): Grant[] => grants.filter((_, index) => coverage[index] === true);
  return {
    isManaged,
    may,
    require: (right) => (may(right) ? undefined : refuse('not-allowed')),
    records: (right, fields = []) => foundRecords(asker, right, inScope({ grants, scopes }, right, fields)),
    covering: scopes.length === 0 ? sql<Coverage>`'{}'::boolean[]` : sql<Coverage>`array[${sql.join(scopes)}]::boolean[]`,
    takingPart: takesPart(asker),
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

/** Somebody who adds records sees those that are theirs, as the role lets fields be seen. */
function addedSeen(asker: Asker, { isManaged, grants, scopes }: Known): Known {
  const adding = grants.filter(({ rights }) => (rights.has('add') || rights.has('import')) && !rights.has('view'));
  const added = adding.map((grant): Grant => ({ ...grant, rights: new Set(['view']), scope: 'own', condition: null }));
  return { isManaged, grants: [...grants, ...added], scopes: [...scopes, ...added.map(() => ownRecords(asker))] };
}

/** Each of the fields has to be shown by a grant that speaks of the record. */
function inScope({ grants, scopes }: Pick<Known, 'grants' | 'scopes'>, right: ModelRight, fields: readonly string[]): RawBuilder<boolean> {
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

/** Somebody else's draft is found by nobody, and nothing that lies in the recycle bin. */
function foundRecords(asker: Asker, right: ModelRight, inScopeOf: RawBuilder<boolean>): RawBuilder<boolean> {
  const isThere = sql<boolean>`not ${workflowParts.get().isDeleted}`;
  if (right !== 'view') return sql<boolean>`(r.sequence_status <> 'DRAFT' and ${inScopeOf} and ${isThere})`;
  return sql<boolean>`((r.sequence_status <> 'DRAFT' and (${inScopeOf} or ${takesPart(asker)})
    or r.sequence_status = 'DRAFT' and ${ownRecords(asker)}) and ${isThere})`;
}

/** Who started it, whose it is, and who has or had a task in its workflow. */
function takesPart(asker: Asker): RawBuilder<boolean> {
  return sql<boolean>`(r.workflow_instance_id is not null and (${ownRecords(asker)} or ${workflowParts.get().hasTask(asker.actor.id)}))`;
}

function hiddenIn(grants: readonly Grant[]): ReadonlySet<string> {
  const seeing = grants.filter(({ rights }) => rights.has('view'));
  const named = new Set(seeing.flatMap(({ fields }) => Object.keys(fields)));
  return new Set([...named].sort().filter((field) => !seeing.some((grant) => shows(grant, field))));
}
