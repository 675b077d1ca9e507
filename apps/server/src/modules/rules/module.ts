import { defineModule } from '../../platform/http/module.ts';
import { appRemoval } from '../apps/index.ts';
import { formRules } from '../records/index.ts';
import { rulesOfForms } from './answer-form.ts';
import { calculateBizDataRuleEndpoint, checkBizDataRuleEndpoint, listRuleFunctionsEndpoint } from './bizdatarule.endpoint.ts';
import { removeAppRules } from './remove-app-rules.ts';
import { ruleRefusals } from './refusals.ts';
import {
  businessRuleDetailsEndpoint,
  createBusinessRuleEndpoint,
  deleteBusinessRuleEndpoint,
  examineBusinessRuleEndpoint,
  listBizDataRulesEndpoint,
  listRuleLogsEndpoint,
  ruleLogDetailEndpoint,
  ruleLogsOfFlowEndpoint,
  updateBusinessRuleEndpoint,
} from './rule.endpoint.ts';

/** Business rules and their logs. */
export const rulesModule = defineModule({
  name: 'rules',
  description: 'Business rules that check and write when a record changes, and their log.',
  tables: ['business_rules', 'business_rule_logs'],
  refusals: ruleRefusals,
  provides: [formRules.providedBy(rulesOfForms), appRemoval.providedBy(removeAppRules)],
  endpoints: [
    listBizDataRulesEndpoint,
    checkBizDataRuleEndpoint,
    calculateBizDataRuleEndpoint,
    listRuleFunctionsEndpoint,
    createBusinessRuleEndpoint,
    updateBusinessRuleEndpoint,
    deleteBusinessRuleEndpoint,
    examineBusinessRuleEndpoint,
    businessRuleDetailsEndpoint,
    listRuleLogsEndpoint,
    ruleLogDetailEndpoint,
    ruleLogsOfFlowEndpoint,
  ],
});
