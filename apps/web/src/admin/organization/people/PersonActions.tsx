import { Button } from 'antd';
import { useState } from 'react';
import { cancelLeave, setPersonActive } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { OnDayDialog } from '../OnDayDialog.tsx';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import type { PersonDetails } from '../organization-queries.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { peopleTexts } from './people.locale.ts';
import organizationStyles from '../organization.module.css';

/** What can be done with a person as a whole: disable, enable, let leave; and who they were on a day. */
export function PersonActions({ person }: { readonly person: PersonDetails }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<'active' | 'leave' | 'stay' | 'day' | null>(null);
  const close = () => setOpen(null);
  const name = localizedName(person, locale);
  return (
    <div className={organizationStyles.actions}>
      <Button onClick={() => setOpen('day')}>{t('onDay')}</Button>
      <Button onClick={() => setOpen('active')}>{t(person.active ? 'disable' : 'enable')}</Button>
      {person.active && person.leftOn !== null ? <Button onClick={() => setOpen('stay')}>{t('cancelLeave')}</Button> : null}
      {person.active ? <Button onClick={() => setOpen('leave')}>{t('leave')}</Button> : null}
      {open === 'day' ? <OnDayDialog subject={{ personId: person.id }} name={name} onClose={close} /> : null}
      {open === 'active' ? <ActiveDialog person={person} onClose={close} /> : null}
      {open === 'stay' ? <StayDialog person={person} onClose={close} /> : null}
      {open === 'leave' ? <LeaveDialog person={person} onClose={close} /> : null}
    </div>
  );
}

function ActiveDialog({ person, onClose }: { readonly person: PersonDetails; readonly onClose: () => void }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const change = useOrganizationChange(setPersonActive, onClose);
  const verb = t(person.active ? 'disable' : 'enable');
  return (
    <OrganizationDialog
      title={t('activeTitle', { verb, name: localizedName(person, locale) })}
      okText={verb}
      isDanger={person.active}
      failure={change.error}
      fields={[]}
      isBusy={change.isPending}
      onOk={() => change.mutate({ id: person.id, revision: person.revision, active: !person.active })}
      onClose={onClose}
    >
      <p>{t(person.active ? 'disableHint' : 'enableHint')}</p>
    </OrganizationDialog>
  );
}

/** Takes back a leave that has not come yet. */
function StayDialog({ person, onClose }: { readonly person: PersonDetails; readonly onClose: () => void }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const change = useOrganizationChange(cancelLeave, onClose);
  return (
    <OrganizationDialog
      title={t('cancelLeaveTitle', { name: localizedName(person, locale) })}
      okText={t('cancelLeave')}
      failure={change.error}
      fields={[]}
      isBusy={change.isPending}
      onOk={() => change.mutate({ id: person.id, revision: person.revision })}
      onClose={onClose}
    >
      <p>{t('cancelLeaveHint')}</p>
    </OrganizationDialog>
  );
}
