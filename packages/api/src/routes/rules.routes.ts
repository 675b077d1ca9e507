import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const listBizDataRules = post<typeof contracts.listBizDataRules>('/api/app/bizdatarule/list');
export const createBusinessRule = post<typeof contracts.createBusinessRule>('/api/app/businessrule/create');
export const deleteBusinessRule = post<typeof contracts.deleteBusinessRule>('/api/app/businessrule/delete');
export const businessRuleDetails = get<typeof contracts.businessRuleDetails>('/api/app/businessrule/details');
export const examineBusinessRule = post<typeof contracts.examineBusinessRule>('/api/app/businessrule/examine');
export const listRuleLogs = get<typeof contracts.listRuleLogs>('/api/app/businessrule/logs');
export const ruleLogDetail = get<typeof contracts.ruleLogDetail>('/api/app/businessrule/logs/detail');
export const retryRuleOfFlow = post<typeof contracts.retryRuleOfFlow>('/api/app/businessrule/logs/retry');
export const updateBusinessRule = post<typeof contracts.updateBusinessRule>('/api/app/businessrule/update');
