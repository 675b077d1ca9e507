import { useQuery } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { listOperation, type SteeredActivity } from '@inkstone/api';
import { localizedName, type LocalizedText, trimText } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import type { ActionName, ActionWords, SteeringFace } from '../actions/action-face.ts';
import { actionFaces } from '../actions/faces.ts';
import styles from '../form.module.css';
import { PeopleSelect } from '../PeopleSelect.tsx';
import { steerTexts } from './steering.locale.ts';

interface SteerDialogProps {
  readonly action: ActionName;
  readonly steers: SteeringFace;
  readonly warning: LocalizedText | null;
  readonly workflowInstanceId: string;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (words: ActionWords) => void;
  readonly onClose: () => void;
}

/** Asks at which activity and with whom the flow is led by hand, and why. */
export function SteerDialog({ action, steers, warning, workflowInstanceId, running, failure, onConfirm, onClose }: SteerDialogProps) {
  const t = useTexts(steerTexts);
  const locale = useLocale();
  const client = useClient();
  const [words, setWords] = useState<ActionWords | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const query = useQuery({
    queryKey: ['operations', workflowInstanceId],
    queryFn: ({ signal }) => client.call(listOperation, { workflowInstanceId }, { signal }),
    gcTime: 0,
  });
  const choices = query.data?.activities.filter((activity) => isOffered(activity, steers.activity)) ?? [];
  const isEmpty = query.data !== undefined && steers.activity !== undefined && choices.length === 0;
  const label = actionFaces[action].label[locale];

  function handleConfirm(): void {
    setIsChecked(true);
    if (words && !running) onConfirm(words);
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
      <div className={styles.dialog}>
        {warning ? <p>{warning[locale]}</p> : null}
        {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <LoadingState shape="fields" count={2} label={t('loading')} /> : null}
        {isEmpty ? <EmptyState title={t('noActivity')} /> : null}
        {query.data && !isEmpty ? <SteerFields steers={steers} choices={choices} isChecked={isChecked} onChange={setWords} /> : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}

/** The confirming button says which it is, for tests and for assistive scripts. */
const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };

function isOffered({ isActive, isInBranch, kind }: SteeredActivity, wanted: SteeringFace['activity']): boolean {
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

interface SteerFieldsProps {
  readonly steers: SteeringFace;
  readonly choices: readonly SteeredActivity[];
  readonly isChecked: boolean;
  /** Null while something that has to be there is missing. */
  readonly onChange: (words: ActionWords | null) => void;
}

function SteerFields({ steers, choices, isChecked, onChange }: SteerFieldsProps) {
  const t = useTexts(steerTexts);
  const locale = useLocale();
  const id = useId();
  const only = choices.length === 1 ? choices[0]! : null;
  const [activityCode, setActivityCode] = useState<string | null>(only?.code ?? null);
  const activity = choices.find(({ code }) => code === activityCode);
  const before = steers.activity === 'any' ? [] : (activity?.people ?? []);
  const [people, setPeople] = useState<readonly string[]>(before.map((person) => person.id));
  const [reason, setReason] = useState('');
  const takesPeople = steers.people !== undefined && activity?.kind !== 'start';
  const wantsActivity = steers.activity !== undefined && activityCode === null;
  const wantsPeople = takesPeople && steers.people !== 'any-number' && people.length === 0;
  const changed = (next: { activityCode?: string | null; people?: readonly string[]; reason?: string }): void => {
    const now = { activityCode, people, reason, ...next };
    const was = choices.find(({ code }) => code === now.activityCode)?.people ?? [];
    const misses = (steers.activity !== undefined && now.activityCode === null) || (steers.people === 'some' && now.people.length === 0);
    const missesOne = steers.people === 'one' && now.people.length === 0;
    if (misses || missesOne) return onChange(null);
    onChange({
      steering: { ...(now.activityCode && { activityCode: now.activityCode }), people: now.people, before: was.map((person) => person.id) },
      ...(trimText(now.reason) && { opinion: trimText(now.reason) }),
    });
  };

  function handleActivity(code: string): void {
    const chosen = steers.activity === 'any' ? [] : (choices.find((each) => each.code === code)?.people ?? []);
    const there = chosen.map((person) => person.id);
    setActivityCode(code);
    setPeople(there);
    changed({ activityCode: code, people: there });
  }

  return (
    <>
      {steers.activity !== undefined ? (
        <div>
          <label htmlFor={`${id}-activity`} className={styles.label} data-required>
            {t('activity')}
          </label>
          <Select
            id={`${id}-activity`}
            className={styles.wide ?? ''}
            value={activityCode}
            placeholder={t('chooseActivity')}
            status={isChecked && wantsActivity ? 'error' : ''}
            options={choices.map((each) => ({ value: each.code, label: localizedName(each, locale) }))}
            onChange={handleActivity}
          />
          <p className={styles.problem} role="alert">
            {isChecked && wantsActivity ? t('chooseActivity') : null}
          </p>
        </div>
      ) : null}
      {takesPeople ? (
        <PeopleSelect
          key={activityCode}
          label={steers.people === 'one' ? t('owner') : t('people')}
          isRequired={steers.people !== 'any-number'}
          isOne={steers.people === 'one'}
          known={before}
          value={people}
          problem={isChecked && wantsPeople ? t('choosePeople') : null}
          onChange={(next) => (setPeople(next), changed({ people: next }))}
        />
      ) : null}
      <div>
        <label htmlFor={`${id}-reason`} className={styles.label}>
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
