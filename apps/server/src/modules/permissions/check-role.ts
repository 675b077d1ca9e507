import type { CallArguments, ModelGrant, saveAppRole } from '@inkstone/api';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { Issue, ModelDefinition } from '@inkstone/schema';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { findUnitIssues } from '../apps/index.ts';
import { storedConditionSql } from '../conditions/index.ts';
import { fieldsOf, modelsOfApp } from './role-models.ts';
import { memberNames } from './stored-role.ts';

type RoleRequest = CallArguments<typeof saveAppRole>;

/** Returns all issues of a role: unknown members, models and fields, and conditions that lists cannot be filtered by. */
export async function roleIssues(context: CommandContext, { appCode, members, grants }: RoleRequest): Promise<Issue[]> {
  const models = new Map((await modelsOfApp(context.trx, appCode)).map((model) => [model.code, model]));
  const known = await memberNames(
    context.trx,
    members.map(({ kind, id }) => ({ kind, member_id: id })),
  );
  const strangers = members.filter(({ id }) => !known.has(id));
  const repeated = grants.filter(({ schemaCode }, index) => grants.findIndex((each) => each.schemaCode === schemaCode) !== index);
  const unknown: Issue[] = [];
  for (const grant of grants) {
    for (const { property, field, text, detail } of await findUnitIssues(context.trx, grant)) {
      const path = ['grants', grant.schemaCode, ...property].join('.');
      unknown.push({ code: 'UnitUnknown', path, params: { field, text, detail: detail[context.locale] } });
    }
  }
  return [
    ...unknown,
    ...strangers.map(({ kind, id }) => ({ code: 'UnknownReference', path: 'members', params: { kind, id } })),
    ...repeated.map(({ schemaCode }) => ({ code: 'Repeated', path: `grants.${schemaCode}` })),
    ...grants.flatMap((grant) => {
      const model = models.get(grant.schemaCode);
      return model ? grantIssues(context, model, grant) : [{ code: 'UnknownModel', path: `grants.${grant.schemaCode}` }];
    }),
  ];
}

function grantIssues(context: CommandContext, model: ModelDefinition, { schemaCode, scope, condition, fields }: ModelGrant): Issue[] {
  const path = `grants.${schemaCode}`;
  const codes = new Set(fieldsOf(model).map(({ code }) => code));
  const unknown = Object.keys(fields).filter((code) => !codes.has(code));
  const issues: Issue[] = unknown.map((field) => ({ code: 'UnknownField', path: `${path}.fields`, params: { field } }));
  if ((scope === 'condition') !== (condition !== undefined)) issues.push({ code: 'Required', path: `${path}.condition` });
  const compiled = condition && storedConditionSql(context, model, condition);
  if (compiled instanceof ConditionRefusal) {
    const { error, field = '', params } = compiled;
    issues.push({ code: error, path: `${path}.condition`, params: { ...params, field } });
  }
  return issues;
}
