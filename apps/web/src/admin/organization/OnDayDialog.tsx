import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { organizationOnDay, type CallOutput } from '@inkstone/api';
import { joinNamed } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { DayInputField } from './fields/DayInputField.tsx';
import { onDayQuery } from './organization-queries.ts';
import { organizationTexts } from './organization.locale.ts';
import { dayOf } from './day.ts';
import styles from './organization.module.css';

type Subject = { readonly personId: string } | { readonly departmentId: string };
type OnDay = CallOutput<typeof organizationOnDay>;

interface OnDayDialogProps {
  readonly subject: Subject;
  readonly name: string;
  readonly onClose: () => void;
}

/** What held for a person or a department on a day. */
export function OnDayDialog({ subject, name, onClose }: OnDayDialogProps) {
  const t = useTexts(organizationTexts);
  const timeZone = useTimeZone();
  const [day, setDay] = useState(() => dayOf(new Date(), timeZone));
  return (
    <Modal
      open
      title={t('onDayTitle', { name })}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
    >
      <div className={styles.fields}>
        <DayInputField label={t('day')} value={day} hint={t('onDayHint')} onChange={setDay} />
        {day === '' ? null : <OnDay subject={subject} day={day} />}
      </div>
    </Modal>
  );
}

function OnDay({ subject, day }: { readonly subject: Subject; readonly day: string }) {
  const t = useTexts(organizationTexts);
  const found = useQuery(onDayQuery(useClient(), { ...subject, day }));
  if (found.isPending) return <LoadingState shape="text" count={3} label={t('loading')} />;
  if (found.isError) return <QueryFailure failure={found.error} onRetry={() => void found.refetch()} />;
  return 'personId' in subject ? <PersonOnDay held={found.data} /> : <DepartmentOnDay held={found.data} />;
}

function PersonOnDay({ held }: { readonly held: OnDay }) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const departmentNames = (departments: OnDay['departments']) => joinNamed(departments, locale);
  return (
    <Facts isActive={held.isActive}>
      <Fact label={t('departments')} names={held.departments} />
      <Fact label={t('directManager')} names={held.managers} />
      <Fact
        label={t('roles')}
        names={held.roles.map(({ id, name, departments }) => ({
          id,
          name: departments.length > 0 ? t('roleIn', { name, departments: departmentNames(departments) }) : name,
        }))}
      />
    </Facts>
  );
}

function DepartmentOnDay({ held }: { readonly held: OnDay }) {
  const t = useTexts(organizationTexts);
  return (
    <Facts isActive={held.isActive}>
      <Fact label={t('departments')} names={held.departments} />
      <Fact label={t('parent')} names={held.parent ? [held.parent] : []} />
      <Fact label={t('managers')} names={held.managers} />
      <Fact label={t('deputies')} names={held.deputies} />
      <Fact label={t('people')} names={held.people} />
    </Facts>
  );
}

function Facts({ isActive, children }: { readonly isActive: boolean; readonly children: ReactNode }) {
  const t = useTexts(organizationTexts);
  return (
    <>
      {isActive ? null : <p role="status">{t('wasInactive')}</p>}
      <dl className={styles.facts}>{children}</dl>
    </>
  );
}

function Fact({ label, names }: { readonly label: string; readonly names: readonly { readonly id: string; readonly name: string }[] }) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  return (
    <>
      <dt>{label}</dt>
      <dd>{joinNamed(names, locale) || t('none')}</dd>
    </>
  );
}
