import { useQuery } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { listOperation, type InterventionActivity } from '@inkstone/api';
import { localizedName, type LocalizedText, trimText } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import type { ActionName, ActionDetails, InterventionOptions } from '../actions/action-view.ts';
import { actionViews } from '../actions/views.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import { confirmMark } from '../../../platform/page/confirm-mark.ts';
import { PeopleSelect } from '../people/PeopleSelect.tsx';
import { interventionTexts } from './intervention.locale.ts';

interface InterventionDialogProps {
  readonly action: ActionName;
  readonly asks: InterventionOptions;
  readonly warning: LocalizedText | null;
  readonly workflowInstanceId: string;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (details: ActionDetails) => void;
  readonly onClose: () => void;
}

/** Asks for the activity, the people and the reason of an administrator's intervention. */
export function InterventionDialog({
  action,
  asks,
  warning,
  workflowInstanceId,
  running,
  failure,
  onConfirm,
  onClose,
}: InterventionDialogProps) {
  const t = useTexts(interventionTexts);
  const locale = useLocale();
  const client = useClient();
  const [details, setDetails] = useState<ActionDetails | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const query = useQuery({
    queryKey: ['operations', workflowInstanceId],
    queryFn: ({ signal }) => client.call(listOperation, { workflowInstanceId }, { signal }),
    gcTime: 0,
  });
  const choices = query.data?.activities.filter((activity) => isOffered(activity, asks.activity)) ?? [];
  const isEmpty = query.data !== undefined && asks.activity !== undefined && choices.length === 0;
  const label = actionViews[action].label[locale];

  function handleConfirm(): void {
    setIsChecked(true);
    if (details && !running) onConfirm(details);
  }

  return (
    <Modal
      open
      title={label}
      okText={label}
      okButtonProps={{ loading: running, disabled: !query.data || isEmpty, ...confirmMark }}
      cancelText={t('close')}
      cancelButtonProps={{ disabled: running }}
      closable={!running}
      mask={{ closable: false }}
      onOk={handleConfirm}
      onCancel={() => onClose()}
    >
      <div className={fieldStyles.dialog}>
        {warning ? <p>{warning[locale]}</p> : null}
        {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <LoadingState shape="fields" count={2} label={t('loading')} /> : null}
        {isEmpty ? <EmptyState title={t('noActivity')} /> : null}
        {query.data && !isEmpty ? <InterventionFields asks={asks} choices={choices} isChecked={isChecked} onChange={setDetails} /> : null}
        {failure ? (
          <p className={fieldStyles.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}

function isOffered({ isActive, isInBranch, kind }: InterventionActivity, wanted: InterventionOptions['activity']): boolean {
  switch (wanted) {
    case 'active':
      return isActive && kind !== 'start';
    case 'in-branch':
      return isInBranch;
    case 'to-come':
      return !isActive && kind !== 'start';
    case 'any':
      return !isActive;
    case undefined:
      return false;
  }
}

interface InterventionFieldsProps {
  readonly asks: InterventionOptions;
  readonly choices: readonly InterventionActivity[];
  readonly isChecked: boolean;
  /** Called with null while a required field is empty. */
  readonly onChange: (details: ActionDetails | null) => void;
}

function InterventionFields({ asks, choices, isChecked, onChange }: InterventionFieldsProps) {
  const t = useTexts(interventionTexts);
  const locale = useLocale();
  const id = useId();
  const only = choices.length === 1 ? choices[0]! : null;
  const [activityCode, setActivityCode] = useState<string | null>(only?.code ?? null);
  const activity = choices.find(({ code }) => code === activityCode);
  const before = asks.activity === 'any' ? [] : (activity?.people ?? []);
  const [people, setPeople] = useState<readonly string[]>(before.map((person) => person.id));
  const [reason, setReason] = useState('');
  const takesPeople = asks.people !== undefined && activity?.kind !== 'start';
  const wantsActivity = asks.activity !== undefined && activityCode === null;
  const wantsPeople = takesPeople && asks.people !== 'any-number' && people.length === 0;
  const changed = (next: { activityCode?: string | null; people?: readonly string[]; reason?: string }): void => {
    const now = { activityCode, people, reason, ...next };
    const was = choices.find(({ code }) => code === now.activityCode)?.people ?? [];
    const misses = (asks.activity !== undefined && now.activityCode === null) || (asks.people === 'some' && now.people.length === 0);
    const missesOne = asks.people === 'one' && now.people.length === 0;
    if (misses || missesOne) return onChange(null);
    onChange({
      intervention: {
        ...(now.activityCode && { activityCode: now.activityCode }),
        people: now.people,
        before: was.map((person) => person.id),
      },
      ...(trimText(now.reason) && { opinion: trimText(now.reason) }),
    });
  };

  function handleActivity(code: string): void {
    const chosen = asks.activity === 'any' ? [] : (choices.find((each) => each.code === code)?.people ?? []);
    const there = chosen.map((person) => person.id);
    setActivityCode(code);
    setPeople(there);
    changed({ activityCode: code, people: there });
  }

  return (
    <>
      {asks.activity !== undefined ? (
        <div>
          <label htmlFor={`${id}-activity`} className={fieldStyles.label} data-required>
            {t('activity')}
          </label>
          <Select
            id={`${id}-activity`}
            className={fieldStyles.wide ?? ''}
            value={activityCode}
            placeholder={t('chooseActivity')}
            status={isChecked && wantsActivity ? 'error' : ''}
            options={choices.map((each) => ({ value: each.code, label: localizedName(each, locale) }))}
            onChange={handleActivity}
          />
          <p className={fieldStyles.issue} role="alert">
            {isChecked && wantsActivity ? t('chooseActivity') : null}
          </p>
        </div>
      ) : null}
      {takesPeople ? (
        <PeopleSelect
          key={activityCode}
          label={asks.people === 'one' ? t('owner') : t('people')}
          isRequired={asks.people !== 'any-number'}
          isOne={asks.people === 'one'}
          known={before}
          value={people}
          issue={isChecked && wantsPeople ? t('choosePeople') : null}
          onChange={(next) => (setPeople(next), changed({ people: next }))}
        />
      ) : null}
      <div>
        <label htmlFor={`${id}-reason`} className={fieldStyles.label}>
          {t('reason')}
        </label>
        <Input.TextArea
          id={`${id}-reason`}
          value={reason}
          rows={2}
          maxLength={2000}
          placeholder={t('reasonHint')}
          onChange={(event) => (setReason(event.target.value), changed({ reason: event.target.value }))}
        />
      </div>
    </>
  );
}
