import type { CallArguments, saveAppRole } from '@inkstone/api';
import { grantIssues } from '@inkstone/checks';
import type { Issue } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { findUnitIssues } from '../apps/index.ts';
import { modelsOfApp } from './role-models.ts';
import { memberNames } from './stored-role.ts';

type RoleRequest = CallArguments<typeof saveAppRole>;

/** Returns all issues of a role: unknown members, models and fields, and conditions that lists cannot be filtered by. */
export async function roleIssues({ trx, locale }: CommandContext, { appCode, members, grants }: RoleRequest): Promise<Issue[]> {
  const models = new Map((await modelsOfApp(trx, appCode)).map((model) => [model.code, model]));
  const unknown: Issue[] = [];
  for (const grant of grants) {
    for (const { property, field, text, detail } of await findUnitIssues(trx, grant)) {
      const path = ['grants', grant.schemaCode, ...property].join('.');
      unknown.push({ code: 'UnitUnknown', path, params: { field, text, detail: detail[locale] } });
    }
  }
  return [
    ...unknown,
    ...(await memberIssues(trx, members)),
    ...grantIssues(grants, (code) => models.get(code)).map(({ code, property, params }) => ({ code, path: property.join('.'), params })),
  ];
}

/** Members that do not exist. */
export async function memberIssues(executor: Executor, members: RoleRequest['members']): Promise<Issue[]> {
  const known = await memberNames(
    executor,
    members.map(({ kind, id }) => ({ kind, member_id: id })),
  );
  const strangers = members.filter(({ id }) => !known.has(id));
  return strangers.map(({ kind, id }) => ({ code: 'UnknownReference', path: 'members', params: { kind, id } }));
}
