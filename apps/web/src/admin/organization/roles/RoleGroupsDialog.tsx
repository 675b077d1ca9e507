import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { saveRoleGroups } from '@inkstone/api';
import { createId, trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import type { ManagedRoles } from '../organization-queries.ts';
import { refusedFields } from '../refused-fields.ts';
import { keepTyped } from '../../settings/keep-typed.ts';
import { isConflict } from '../../../platform/api/request-failure.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';
import styles from './roles.module.css';

interface GroupDraft {
  /** Identifies the row. */
  readonly key: string;
  /** Null: a new group. */
  readonly stored: ManagedRoles['groups'][number] | null;
  readonly name: string;
  readonly english: string;
}

interface RoleGroupsDialogProps {
  readonly groups: ManagedRoles['groups'];
  readonly onClose: () => void;
}

/** The groups of roles with their names, in order. */
export function RoleGroupsDialog({ groups, onClose }: RoleGroupsDialogProps) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const [opened, setOpened] = useState(groups);
  const [drafts, setDrafts] = useState(() => draftsOf(groups));
  const [isChecked, setIsChecked] = useState(false);
  const save = useOrganizationChange(saveRoleGroups, onClose);
  const refused = refusedFields(save.error, locale);
  if (isConflict(save.error) && groups !== opened) {
    setOpened(groups);
    setDrafts(joinDrafts(draftsOf(opened), drafts, draftsOf(groups)));
  }
  const change = (index: number, part: Partial<GroupDraft>) => setDrafts(drafts.with(index, { ...drafts[index]!, ...part }));
  const move = (index: number, by: -1 | 1) => setDrafts(drafts.toSpliced(index, 1).toSpliced(index + by, 0, drafts[index]!));

  function handleSave(): void {
    setIsChecked(true);
    if (drafts.some(({ name }) => trimText(name) === '')) return;
    save.mutate({
      groups: drafts.map(({ stored, name, english }) => ({
        ...(stored && { id: stored.id }),
        name: trimText(name),
        name_i18n: { ...stored?.name_i18n, en: trimText(english) },
      })),
      known: [...opened],
    });
  }

  return (
    <OrganizationDialog
      title={t('groups')}
      okText={t('save')}
      failure={save.error}
      fields={['groups']}
      isBusy={save.isPending}
      onOk={handleSave}
      onClose={onClose}
    >
      <p className="ink-muted">{t('groupsHint')}</p>
      <ol className={styles.groups}>
        {drafts.map(({ key, name, english }, index) => {
          const place = index + 1;
          const issue = isChecked && trimText(name) === '' ? t('nameRule') : refused.of(`groups.${index}`);
          return (
            <li key={key}>
              <Input
                aria-label={t('groupName', { place })}
                placeholder={t('name')}
                maxLength={100}
                value={name}
                status={issue ? 'error' : ''}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <Input
                aria-label={t('groupEnglish', { place })}
                placeholder={t('english')}
                maxLength={100}
                value={english}
                onChange={({ target }) => change(index, { english: target.value })}
              />
              <span className={styles.rowActions}>
                <Button
                  type="text"
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={t('earlier', { place })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <Button
                  type="text"
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={t('later', { place })}
                  disabled={index === drafts.length - 1}
                  onClick={() => move(index, 1)}
                />
                <Button
                  type="text"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('removeGroup', { place })}
                  onClick={() => setDrafts(drafts.toSpliced(index, 1))}
                />
              </span>
              <p role="alert" className={styles.issue}>
                {issue}
              </p>
            </li>
          );
        })}
      </ol>
      <p>
        <Button onClick={() => setDrafts([...drafts, { key: createId(), stored: null, name: '', english: '' }])}>{t('addGroup')}</Button>
      </p>
    </OrganizationDialog>
  );
}

const draftsOf = (groups: ManagedRoles['groups']): readonly GroupDraft[] =>
  groups.map((group) => ({ key: group.id, stored: group, name: group.name, english: group.name_i18n.en ?? '' }));

/** What somebody else changed is taken over; a group that both changed keeps what was typed. */
function joinDrafts(opened: readonly GroupDraft[], typed: readonly GroupDraft[], latest: readonly GroupDraft[]): readonly GroupDraft[] {
  const joined = keepTyped(opened, typed, latest);
  return joined.filter(({ key }, index) => joined.findLastIndex((each) => each.key === key) === index);
}
