import {
  businessRuleDetails,
  createBusinessRule,
  deleteBusinessRule,
  examineBusinessRule,
  listBizDataRules,
  listRuleLogs,
  ruleLogDetail,
  ruleLogsOfFlow,
  updateBusinessRule,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../platform/db/paging/keyset.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import { createRule, deleteRule, examineRule, updateRule } from './change-rule.ts';
import { logDetail, logsOfFlow, pageOfLogs } from './list-logs.ts';
import { pageOfRules, ruleDetails } from './list-rules.ts';

/** Handlers check access themselves, because application administrators are admitted too. */
const permission = 'participant';

export const createBusinessRuleEndpoint = defineCommand(createBusinessRule, {
  permission,
  async handle(context, { appCode, rule }) {
    requireAppAdministrator(context.actor);
    return createRule(context, appCode, rule);
  },
});

export const updateBusinessRuleEndpoint = defineCommand(updateBusinessRule, {
  permission,
  async handle(context, request) {
    requireAppAdministrator(context.actor);
    return updateRule(context, request);
  },
});

export const deleteBusinessRuleEndpoint = defineCommand(deleteBusinessRule, {
  permission,
  async handle(context, { id }) {
    requireAppAdministrator(context.actor);
    await deleteRule(context, id);
    return true;
  },
});

export const examineBusinessRuleEndpoint = defineQuery(examineBusinessRule, {
  permission,
  async handle(context, { rule }) {
    requireAppAdministrator(context.actor);
    return { issues: await examineRule(context.db, context, rule) };
  },
});

export const businessRuleDetailsEndpoint = defineQuery(businessRuleDetails, {
  permission,
  async handle({ db, actor }, { id }) {
    requireAppAdministrator(actor);
    return ruleDetails(db, id);
  },
});

export const listBizDataRulesEndpoint = defineQuery(listBizDataRules, {
  permission,
  async handle({ db, actor }, asked) {
    requireAppAdministrator(actor);
    return pageOfRules(db, asked);
  },
});

export const listRuleLogsEndpoint = defineQuery(listRuleLogs, {
  permission,
  async handle(context, { cursor, ...asked }) {
    const { db, actor, locale } = context;
    requireAppAdministrator(actor);
    return withCursor(context, await pageOfLogs(db, locale, { ...asked, after: readPageEnd(context, cursor) }));
  },
});

export const ruleLogDetailEndpoint = defineQuery(ruleLogDetail, {
  permission,
  async handle({ db, actor, locale }, { id }) {
    requireAppAdministrator(actor);
    return logDetail(db, locale, id);
  },
});

export const ruleLogsOfFlowEndpoint = defineQuery(ruleLogsOfFlow, {
  permission,
  async handle({ db, actor, locale }, { flowInstanceId }) {
    requireAppAdministrator(actor);
    return logsOfFlow(db, locale, flowInstanceId);
  },
});
