import type { CallArguments, ModelGrant, saveAppRole } from '@inkstone/api';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { Issue, ModelDefinition } from '@inkstone/schema';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { findDefects } from '../apps/index.ts';
import { askedCondition } from '../conditions/index.ts';
import { fieldsOf, modelsOfApp } from './role-models.ts';
import { memberNames } from './stored-role.ts';

type Wish = CallArguments<typeof saveAppRole>;

/** Everything that is wrong with a role: members, models and fields that are none, and conditions no list can be filtered by. */
export async function roleIssues(context: CommandContext, { appCode, members, grants }: Wish): Promise<Issue[]> {
  const models = new Map((await modelsOfApp(context.trx, appCode)).map((model) => [model.code, model]));
  const known = await memberNames(
    context.trx,
    members.map(({ kind, id }) => ({ kind, member_id: id })),
  );
  const strangers = members.filter(({ id }) => !known.has(id));
  const repeated = grants.filter(({ schemaCode }, index) => grants.findIndex((each) => each.schemaCode === schemaCode) !== index);
  const unknown = await findDefects(
    context.trx,
    grants.map((grant) => [`grants.${grant.schemaCode}`, grant] as const),
  );
  return [
    ...unknown.map(({ path, field, text, detail }) => ({
      code: 'UnitUnknown',
      path,
      params: { field, text, detail: detail[context.locale] },
    })),
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
  const compiled = condition && askedCondition(context, model, condition);
  if (compiled instanceof ConditionRefusal) {
    const { error, field = '', params } = compiled;
    issues.push({ code: error, path: `${path}.condition`, params: { ...params, field } });
  }
  return issues;
}
