import { calculateBizDataRule, checkBizDataRule, listRuleFunctions, type CallArguments } from '@inkstone/api';
import { documentedFunctions } from '@inkstone/formula';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { findModel } from '../apps/index.ts';
import { UnitReader } from '../organization/index.ts';
import { conditionScope, loadRecord } from '../records/index.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import { answerRule, inputScope, type Asked } from './answer-rule.ts';
import { withPerson } from './rule-scope.ts';
import { findRule } from './stored-rule.ts';

const permission = 'participant';

/** Business exceptions are part of the response; other refusals are refused. */
export const checkBizDataRuleEndpoint = defineQuery(checkBizDataRule, {
  permission,
  async handle(context, input) {
    const asked = await askedOf(context, input);
    try {
      await answerRule(context.db, context, asked);
      return { holds: true, issues: [] };
    } catch (error) {
      if (!(error instanceof Refusal) || !error.extra.issues) throw error;
      return { holds: false, issues: [...error.extra.issues] };
    }
  },
});

export const calculateBizDataRuleEndpoint = defineQuery(calculateBizDataRule, {
  permission,
  async handle(context, input) {
    const asked = await askedOf(context, input);
    if (asked.rule.trigger !== 'called') refuse('rule-not-called', { rule: asked.rule.code });
    return { ...(await answerRule(context.db, context, asked)) };
  },
});

export const listRuleFunctionsEndpoint = defineQuery(listRuleFunctions, {
  permission: 'signed-in',
  async handle({ locale }) {
    return documentedFunctions.map(({ name, category, parameters, description }) => ({
      name,
      category,
      parameters: parameters.map(({ label }) => label[locale]),
      about: description[locale],
    }));
  },
});

/** Returns the rule, and the record or the inputs it is tried on. */
async function askedOf(context: QueryContext, { rule: code, inputs, objectId }: CallArguments<typeof checkBizDataRule>): Promise<Asked> {
  requireAppAdministrator(context.actor);
  const rule = (await findRule(context.db, code)) ?? refuse('not-found');
  if (objectId === undefined) return { rule, scope: inputScope(rule, inputs, context, new UnitReader(context.db)), except: null, apps: [] };
  const model = (await findModel(context.db, rule.schemaCode)) ?? refuse('not-found');
  const record = (await loadRecord(context.db, model, objectId)) ?? refuse('rule-check-data-missing');
  return {
    rule,
    scope: withPerson(conditionScope(record, model, context, new UnitReader(context.db)), context),
    except: { model, record },
    apps: [],
  };
}
