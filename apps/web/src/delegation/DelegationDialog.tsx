import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox, Modal, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { createWorkflowTrust, updateWorkflowTrust, type Delegation } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { createIntention } from '../platform/api/intention.ts';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { PersonSelect } from '../runtime/form/people/PersonSelect.tsx';
import { DelegationDay } from './DelegationDay.tsx';
import { useDelegableWorkflows } from './delegation-queries.ts';
import { delegationTexts } from './delegation.locale.ts';
import styles from './delegation.module.css';

interface DelegationDialogProps {
  /** Null: a new delegation. */
  readonly delegation: Delegation | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/**
 * Creates or changes a delegation: to whom, for which workflows, from when to when. The kind and the delegate of an existing one are
 * read-only.
 */
export function DelegationDialog({ delegation, onSaved, onClose }: DelegationDialogProps) {
  const t = useTexts(delegationTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const workflows = useDelegableWorkflows();
  const [intention] = useState(createIntention);
  const [kind, setKind] = useState<Delegation['kind']>(delegation?.kind ?? 'handle');
  const [agent, setAgent] = useState(delegation?.agent.id ?? null);
  const [codes, setCodes] = useState<string[]>(delegation?.workflows?.map(({ code }) => code) ?? []);
  const [fromDay, setFromDay] = useState(delegation?.fromDay ?? '');
  const [toDay, setToDay] = useState(delegation?.toDay ?? '');
  const [includeOpen, setIncludeOpen] = useState(delegation?.includeOpen ?? false);
  const [mayForward, setMayForward] = useState(delegation?.mayForward ?? false);
  const [isChecked, setIsChecked] = useState(false);

  const saving = useMutation({
    mutationFn: (agentId: string) => {
      const rule = { agentId, workflowCodes: codes.length === 0 ? null : codes, fromDay, toDay, includeOpen, mayForward };
      const idempotencyKey = intention.keyFor({ kind, ...rule });
      return delegation
        ? client.call(updateWorkflowTrust, { id: delegation.id, ...rule }, { idempotencyKey })
        : client.call(createWorkflowTrust, { kind, ...rule }, { idempotencyKey });
    },
    onSuccess: () => {
      intention.fulfil();
      onSaved();
      return queries.invalidateQueries({ queryKey: ['delegations'] });
    },
  });
  const missing = (value: string | null) => (isChecked && !value ? t('required') : null);
  const handleSave = (): void => {
    setIsChecked(true);
    if (agent && fromDay && toDay && !saving.isPending) saving.mutate(agent);
  };

  return (
    <Modal
      open
      title={t(delegation ? 'edit' : 'add')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: saving.isPending }}
      mask={{ closable: false }}
      onOk={handleSave}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <Radio.Group
          aria-label={t('kind')}
          value={kind}
          disabled={delegation !== null}
          options={(['handle', 'initiate'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => setKind(target.value as Delegation['kind'])}
        />
        {delegation ? (
          <p>
            {t('agent')} {delegation.agent.name}
          </p>
        ) : (
          <PersonSelect label={t('agent')} value={agent} issue={missing(agent)} onChange={setAgent} />
        )}
        <div>
          <label htmlFor={id}>{t('workflows')}</label>
          <Select
            id={id}
            mode="multiple"
            value={codes}
            placeholder={t('allWorkflows')}
            loading={workflows.isPending}
            options={(workflows.data ?? []).map((workflow) => ({ value: workflow.code, label: localizedName(workflow, locale) }))}
            optionFilterProp="label"
            style={{ width: '100%' }}
            onChange={setCodes}
          />
        </div>
        <div className={styles.days}>
          <DelegationDay label={t('fromDay')} value={fromDay} issue={missing(fromDay)} onChange={setFromDay} />
          <DelegationDay label={t('toDay')} value={toDay} issue={missing(toDay)} onChange={setToDay} />
        </div>
        {kind === 'handle' ? (
          <>
            <Checkbox checked={includeOpen} onChange={({ target }) => setIncludeOpen(target.checked)}>
              {t('includeOpen')}
            </Checkbox>
            <Checkbox checked={mayForward} onChange={({ target }) => setMayForward(target.checked)}>
              {t('mayForward')}
            </Checkbox>
          </>
        ) : null}
        <p role="alert" className={styles.issue}>
          {saving.isError ? failureText(saving.error) : null}
        </p>
      </div>
    </Modal>
  );
}
