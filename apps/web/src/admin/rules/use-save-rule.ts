import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createBusinessRule, updateBusinessRule } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { ruleInput, type RuleDraft } from './rule-draft.ts';
import type { RuleDetails } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';

/** Saves a rule; a new one then gets its own address. */
export function useSaveRule(appCode: string, details: RuleDetails | null) {
  const t = useTexts(rulesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (draft: RuleDraft) => {
      const rule = ruleInput(draft);
      const options = { idempotencyKey: intention.current.keyFor(rule) };
      if (!details) return client.call(createBusinessRule, { appCode, rule }, options);
      return client.call(updateBusinessRule, { id: details.id, version: details.version, rule }, options);
    },
    onSuccess: async ({ id }) => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['business-rules'] });
      await queries.invalidateQueries({ queryKey: ['business-rule', id] });
      announce(t('done'));
      if (!details) navigate(`/admin/rules/${appCode}/${id}`, { replace: true });
    },
  });
}
