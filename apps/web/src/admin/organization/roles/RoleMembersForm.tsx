import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { setRoleMembers, type ManagedRole } from '@inkstone/api';
import { joinNamed } from '@inkstone/schema';
import { Paper, StickyBar } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../../platform/page/UnsavedGuard.tsx';
import { DepartmentsField } from '../fields/DepartmentsField.tsx';
import { PersonField } from '../fields/PersonField.tsx';
import { RefusedRest } from '../RefusedRest.tsx';
import { refusedFields } from '../refused-fields.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';
import styles from './roles.module.css';

type Member = ManagedRole['members'][number];

const membersInput = (members: readonly Member[]) =>
  members.map(({ id, departments }) => ({ personId: id, departmentIds: departments.map((department) => department.id) }));

/** The members of a role with their scopes, saved as one. */
export function RoleMembersForm({ role }: { readonly role: ManagedRole }) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  // Null: what is stored.
  const [entered, setEntered] = useState<readonly Member[] | null>(null);
  const save = useOrganizationChange(setRoleMembers, () => setEntered(null));
  const members = entered ?? role.members;
  const isUnsaved = JSON.stringify(membersInput(members)) !== JSON.stringify(membersInput(role.members));
  const refused = refusedFields(save.error, locale);

  function change(next: readonly Member[]): void {
    setEntered(next);
    if (save.isSuccess || save.isError) save.reset();
  }

  return (
    <>
      <UnsavedGuard isUnsaved={() => isUnsaved} />
      <p className="ink-muted">{t('membersHint')}</p>
      <section aria-label={t('members')} className={styles.membersSection}>
        <Paper>
          {members.length === 0 ? <p className={styles.empty}>{t('noMembers')}</p> : null}
          <ul className={styles.members}>
            {members.map((member, index) => (
              <MemberRow
                key={member.id}
                member={member}
                issue={refused.of(`members.${index}`)}
                onChange={(next) => change(members.with(index, next))}
                onRemove={() => change(members.toSpliced(index, 1))}
              />
            ))}
          </ul>
          <div className={styles.add}>
            <PersonField
              label={t('addMember')}
              value={null}
              excluded={members.map(({ id }) => id)}
              onChange={(person) => person && change([...members, { ...person, active: true, departmentName: null, departments: [] }])}
            />
          </div>
        </Paper>
      </section>
      <StickyBar label={t('actions')}>
        <Button
          type="primary"
          disabled={!isUnsaved}
          loading={save.isPending}
          onClick={() => save.mutate({ id: role.id, revision: role.revision, members: membersInput(members) })}
        >
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <RefusedRest failure={save.error} fields={['members']} />
      </StickyBar>
    </>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly issue: string | null;
  readonly onChange: (member: Member) => void;
  readonly onRemove: () => void;
}

function MemberRow({ member, issue, onChange, onRemove }: MemberRowProps) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name, active, departmentName, departments } = member;
  return (
    <li>
      <div className={styles.memberWords}>
        <p>
          <strong>{name}</strong> <span className="ink-muted ink-small">{departmentName}</span>
          {active ? null : <span className={styles.mark}>{t('inactive')}</span>}
        </p>
        <p className="ink-muted ink-small">{joinNamed(departments, locale) || t('everywhere')}</p>
        <p role="alert" className={styles.issue}>
          {issue}
        </p>
      </div>
      <span className={styles.rowActions}>
        <Button type="text" aria-expanded={isOpen} aria-label={t('scopeOf', { name })} onClick={() => setOpen(!isOpen)}>
          {t('editScope')}
        </Button>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('removeNamed', { name })} onClick={onRemove} />
      </span>
      {isOpen ? (
        <div className={styles.scope}>
          <DepartmentsField
            label={t('scopeOf', { name })}
            departments={departments}
            placeholder={t('everywhere')}
            onChange={(next) => onChange({ ...member, departments: [...next] })}
          />
        </div>
      ) : null}
    </li>
  );
}
