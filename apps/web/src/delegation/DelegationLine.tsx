import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { deleteWorkflowTrust, type Delegation } from '@inkstone/api';
import { joinNamed } from '@inkstone/schema';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { delegationTexts } from './delegation.locale.ts';

interface DelegationLineProps {
  readonly delegation: Delegation;
  readonly onEdit: () => void;
  readonly onNotify: (message: string) => void;
}

/** One delegation: principal, delegate, workflows and period. */
export function DelegationLine({ delegation, onEdit, onNotify }: DelegationLineProps) {
  const t = useTexts(delegationTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const ending = useMutation({
    // A single idempotency key: ending it repeatedly is one request.
    mutationFn: () => client.call(deleteWorkflowTrust, { id: delegation.id }, { idempotencyKey: delegation.id }),
    onSuccess: () => {
      onNotify(t('ended'));
      return queries.invalidateQueries({ queryKey: ['delegations'] });
    },
    onError: (failure) => onNotify(failureText(failure)),
  });
  const workflows = delegation.workflows ? joinNamed(delegation.workflows, locale) : t('allWorkflows');
  const allowed =
    delegation.kind === 'handle' ? [delegation.includeOpen && t('includeOpen'), delegation.mayForward && t('mayForward')] : [];
  return (
    <li data-delegation={delegation.id} data-state={delegation.state}>
      <div>
        <p>
          <strong>{t('line', { principal: delegation.principal.name, agent: delegation.agent.name })}</strong> · {t(delegation.kind)}
        </p>
        <p className="ink-muted ink-small">
          {[t('days', { from: delegation.fromDay, to: delegation.toDay }), t(delegation.state), workflows, ...allowed]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {delegation.mayChange ? (
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
