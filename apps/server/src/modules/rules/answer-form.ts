import { Refusal } from '../../platform/http/refusal.ts';
import { findModel } from '../apps/index.ts';
import { UnitReader } from '../organization/index.ts';
import type { FormRules } from '../records/index.ts';
import { answerRule, inputScope } from './answer-rule.ts';
import { refusalText } from './refusals.ts';
import { calledRule } from './stored-rule.ts';

/** Answers forms by callable rules. */
export const rulesOfForms: FormRules = {
  async answer(executor, requester, { rule: code, inputs, schemaCode }) {
    const stored = await calledRule(executor, code);
    if (!stored) return null;
    const rule = stored.definition;
    const model = await findModel(executor, schemaCode);
    const apps = [...new Set([stored.appCode, ...(model ? [model.appCode] : [])])];
    const scope = inputScope(rule, inputs, requester, new UnitReader(executor));
    try {
      return { ok: true, data: await answerRule(executor, requester, { rule, scope, except: null, apps }) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [issue] = error.extra.issues ?? [];
      return { ok: false, reason: issue?.message ?? refusalText(error.code, error.params, requester.locale) };
    }
  },
};
