import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { letPersonLeave, previewHandOver, type CallOutput } from '@inkstone/api';
import { joinNamed, joinNames, localizedName, trimText } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { dayOf } from '../day.ts';
import { DayInputField } from '../fields/DayInputField.tsx';
import type { NamedUnit } from '../fields/named-unit.ts';
import { PersonField } from '../fields/PersonField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import type { PersonDetails } from '../organization-queries.ts';
import { refusedFields } from '../refused-fields.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { peopleTexts } from './people.locale.ts';
import organizationStyles from '../organization.module.css';

interface LeaveDialogProps {
  readonly person: PersonDetails;
  readonly onClose: () => void;
}

/** Lets a person leave in one step: the day, who gets the open tasks, and who manages what they managed. */
export function LeaveDialog({ person, onClose }: LeaveDialogProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [day, setDay] = useState(() => dayOf(new Date(), timeZone));
  const [successor, setSuccessor] = useState<NamedUnit | null>(null);
  const [takesOver, setTakesOver] = useState(true);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const leave = useOrganizationChange(letPersonLeave);
  const refused = refusedFields(leave.error, locale);
  // Known once the newest details have arrived; after leaving, nothing is managed any more.
  const [manages, setManages] = useState(managesSomething(person));
  if (!manages && managesSomething(person)) setManages(true);

  function handleLeave(): void {
    setIsChecked(true);
    if (day === '') return;
    leave.mutate({
      id: person.id,
      revision: person.revision,
      leftOn: day,
      successorId: successor?.id ?? null,
      takesOverManagement: successor !== null && manages && takesOver,
      ...(trimText(reason) && { reason: trimText(reason) }),
    });
  }

  if (leave.data) return <Recorded person={person} day={day} left={leave.data} onClose={onClose} />;
  return (
    <OrganizationDialog
      title={t('leaveTitle', { name: localizedName(person, locale) })}
      okText={t('letLeave')}
      isDanger
      failure={leave.error}
      fields={['leftOn', 'successorId']}
      isBusy={leave.isPending}
      onOk={handleLeave}
      onClose={onClose}
    >
      <p className="ink-muted">{t('leaveHint')}</p>
      <OpenWork person={person} />
      <DayInputField
        label={t('leftDay')}
        isRequired
        value={day}
        issue={isChecked && day === '' ? t('dayRule') : refused.of('leftOn')}
        onChange={setDay}
      />
      <PersonField
        label={t('successor')}
        value={successor}
        excluded={[person.id]}
        hint={t('successorHint')}
        issue={refused.of('successorId')}
        onChange={setSuccessor}
      />
      {manages ? (
        <Checkbox checked={takesOver} disabled={successor === null} onChange={({ target }) => setTakesOver(target.checked)}>
          {t('takesOver')}
        </Checkbox>
      ) : null}
      <TextField label={t('reason')} maxLength={2000} value={reason} onChange={setReason} />
    </OrganizationDialog>
  );
}

const managesSomething = ({ managedDepartments, directReports }: PersonDetails) => managedDepartments.length + directReports.length > 0;

/** The open tasks of somebody who leaves, and what they manage. */
function OpenWork({ person }: { readonly person: PersonDetails }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const client = useClient();
  const tasks = useQuery({
    queryKey: ['hand-over-preview', person.id],
    queryFn: ({ signal }) => client.call(previewHandOver, { from: person.id }, { signal }),
  });
  if (tasks.isPending) return <LoadingState shape="text" count={1} label={t('loading')} />;
  if (tasks.isError) return <QueryFailure failure={tasks.error} onRetry={() => void tasks.refetch()} />;
  const workflows = tasks.data.workflows.map(({ workflowName, workflowName_i18n, count }) =>
    t('workflowCount', { name: localizedName({ name: workflowName, name_i18n: workflowName_i18n }, locale), count }),
  );
  const names = (units: readonly NamedUnit[]) => joinNamed(units, locale);
  return (
    <div role="status">
      <p>
        {tasks.data.total === 0 ? t('noOpenTasks') : t('openTasks', { count: tasks.data.total, workflows: joinNames(workflows, locale) })}
      </p>
      {person.managedDepartments.length > 0 ? <p>{t('managesNow', { departments: names(person.managedDepartments) })}</p> : null}
      {person.directReports.length > 0 ? <p>{t('managesPeople', { people: names(person.directReports) })}</p> : null}
    </div>
  );
}

interface RecordedProps extends LeaveDialogProps {
  /** The last day. */
  readonly day: string;
  readonly left: CallOutput<typeof letPersonLeave>;
}

/** What was recorded: a later day takes effect when it has ended. */
function Recorded({ person, day, left, onClose }: RecordedProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const name = localizedName(person, locale);
  return (
    <Modal
      open
      title={left.isScheduled ? t('willLeave', { name, day }) : t('hasLeft', { name })}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
    >
      {left.isScheduled ? <p>{t('willLeaveHint')}</p> : <TasksLeft left={left} />}
    </Modal>
  );
}

function TasksLeft({ left }: Pick<RecordedProps, 'left'>) {
  const t = useTexts(peopleTexts);
  if (left.openTasks === 0) return <p>{t('noOpenTasks')}</p>;
  return (
    <div className={organizationStyles.fields}>
      <p>{t(left.handOverId === null ? 'tasksStay' : 'handedOver', { count: left.openTasks })}</p>
      <p>
        <Link to="/admin/hand-over">{t('toHandOver')}</Link>
      </p>
    </div>
  );
}
