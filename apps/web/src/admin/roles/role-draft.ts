import type { CallInput, saveAppRole } from '@inkstone/api';
import { isConditionGroup, type ConditionGroup, type ConditionNode, trimText } from '@inkstone/schema';
import type { AppRole } from './role-queries.ts';

type RoleInput = CallInput<typeof saveAppRole>;
type Right = AppRole['grants'][number]['rights'][number];
export type Member = AppRole['members'][number];
export type FieldLimit = 'hidden' | 'readonly';

export const rights: readonly Right[] = ['view', 'add', 'edit', 'delete', 'import', 'export', 'print', 'batch'];
export const scopes = ['own', 'department', 'departmentTree', 'all', 'condition'] as const;

/** The permissions on one model as the page edits them; without any right the role does not include the model. */
export interface GrantDraft {
  readonly rights: readonly Right[];
  readonly scope: (typeof scopes)[number];
  /** The condition as it is being edited; kept while another scope is selected. */
  readonly condition: ConditionGroup;
  /** The part of the condition that is complete; null: none yet. */
  readonly whole: ConditionNode | null;
  readonly fields: Readonly<Record<string, FieldLimit>>;
}

/** A role as the page edits it. */
export interface RoleDraft {
  readonly name: string;
  readonly english: string;
  readonly members: readonly Member[];
  /** By model code. */
  readonly grants: Readonly<Record<string, GrantDraft>>;
}

export const noGrant: GrantDraft = { rights: [], scope: 'own', condition: { join: 'and', items: [] }, whole: null, fields: {} };

export function draftOf(role: AppRole | null): RoleDraft {
  return {
    name: role?.name ?? '',
    english: role?.name_i18n.en ?? '',
    members: role?.members ?? [],
    grants: Object.fromEntries(
      (role?.grants ?? []).map(({ schemaCode, condition, ...grant }) => [
        schemaCode,
        { ...grant, condition: groupOf(condition), whole: condition ?? null },
      ]),
    ),
  };
}

function groupOf(condition: ConditionNode | undefined): ConditionGroup {
  if (condition === undefined) return noGrant.condition;
  return isConditionGroup(condition) ? condition : { join: 'and', items: [condition] };
}

/** Every right on existing records includes viewing them. Adding and importing create records and do not include viewing others. */
export function withRight(draft: GrantDraft, right: Right, isGiven: boolean): GrantDraft {
  const given = new Set(draft.rights);
  if (isGiven) given.add(right);
  else given.delete(right);
  const actsOnRecords = rights.some((each) => given.has(each) && !['view', 'add', 'import'].includes(each));
  if (actsOnRecords && right !== 'view') given.add('view');
  const cannotView = right === 'view' && !isGiven;
  return { ...draft, rights: rights.filter((each) => given.has(each) && !(cannotView && !['add', 'import'].includes(each))) };
}

export function withLimit(draft: GrantDraft, field: string, limit: FieldLimit | null): GrantDraft {
  const others = Object.entries(draft.fields).filter(([code]) => code !== field);
  return { ...draft, fields: Object.fromEntries(limit === null ? others : [...others, [field, limit]]) };
}

/** Returns the input of the call that saves the role. */
export function roleInput(appCode: string, role: AppRole | null, draft: RoleDraft): RoleInput {
  const english = trimText(draft.english);
  return {
    ...(role && { id: role.id, version: role.version }),
    appCode,
    name: trimText(draft.name),
    name_i18n: english ? { en: english } : {},
    members: draft.members.map(({ kind, id }) => ({ kind, id })),
    grants: Object.entries(draft.grants)
      .filter(([, grant]) => grant.rights.length > 0)
      .map(([schemaCode, { scope, rights: given, whole, fields }]) => ({
        schemaCode,
        scope,
        rights: [...given],
        fields: { ...fields },
        ...(scope === 'condition' && whole && { condition: whole }),
      })),
  };
}
