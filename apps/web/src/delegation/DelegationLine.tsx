import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { deleteWorkflowTrust, type Trust } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { delegationTexts } from './delegation.locale.ts';

interface DelegationLineProps {
  readonly trust: Trust;
  readonly onEdit: () => void;
  readonly onSaid: (words: string) => void;
}

/** One rule: who for whom, with what, in which days. */
export function DelegationLine({ trust, onEdit, onSaid }: DelegationLineProps) {
  const t = useTexts(delegationTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const ending = useMutation({
    // However often it is pressed, it is one wish.
    mutationFn: () => client.call(deleteWorkflowTrust, { id: trust.id }, { idempotencyKey: trust.id }),
    onSuccess: () => {
      onSaid(t('ended'));
      return queries.invalidateQueries({ queryKey: ['delegations'] });
    },
    onError: (failure) => onSaid(failureText(failure)),
  });
  const workflows = trust.workflows?.map((workflow) => localizedName(workflow, locale)).join('、') ?? t('allWorkflows');
  const allowed = trust.kind === 'handle' ? [trust.includeOpen && t('includeOpen'), trust.mayForward && t('mayForward')] : [];
  return (
    <li data-trust={trust.id} data-state={trust.state}>
      <div>
        <p>
          <strong>{t('line', { principal: trust.principal.name, agent: trust.agent.name })}</strong> · {t(trust.kind)}
        </p>
        <p className="ink-muted ink-small">
          {[t('days', { from: trust.fromDay, to: trust.toDay }), t(trust.state), workflows, ...allowed].filter(Boolean).join(' · ')}
        </p>
      </div>
      {trust.mayChange ? (
        <div>
          <Button type="text" size="small" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Popconfirm title={t('endQuestion')} okText={t('end')} cancelText={t('cancel')} onConfirm={() => ending.mutate()}>
            <Button type="text" size="small" loading={ending.isPending}>
              {t('end')}
            </Button>
          </Popconfirm>
        </div>
      ) : null}
    </li>
  );
}
