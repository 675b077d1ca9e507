import { Radio } from 'antd';
import { useState } from 'react';
import { changePeople, type CallInput, type ManagedPerson } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import type { NamedUnit } from '../fields/named-unit.ts';
import { OrderedDepartments } from '../fields/OrderedDepartments.tsx';
import { PersonField } from '../fields/PersonField.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { refusedFields } from '../refused-fields.ts';
import { LanguageField } from './LanguageField.tsx';
import { peopleTexts } from './people.locale.ts';
import styles from './people.module.css';

interface BatchDialogProps {
  readonly people: readonly ManagedPerson[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const kinds = ['changeDepartments', 'changeManager', 'changeLocale', 'disable', 'enable'] as const;
type Kind = (typeof kinds)[number];
type Change = CallInput<typeof changePeople>['change'];

/** Changes the same property of several people: all of them or, with an issue, none. */
export function BatchDialog({ people, onDone, onClose }: BatchDialogProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('changeDepartments');
  const [departments, setDepartments] = useState<readonly NamedUnit[]>([]);
  const [manager, setManager] = useState<NamedUnit | null>(null);
  const [language, setLanguage] = useState<'zh' | 'en'>(locale);
  const [isChecked, setIsChecked] = useState(false);
  const change = useOrganizationChange(changePeople, onDone);
  const lacksDepartment = kind === 'changeDepartments' && departments.length === 0;
  const changes: Readonly<Record<Kind, () => Change>> = {
    changeDepartments: () => ({ departmentIds: departments.map(({ id }) => id) }),
    changeManager: () => ({ managerId: manager?.id ?? null }),
    changeLocale: () => ({ locale: language }),
    disable: () => ({ active: false }),
    enable: () => ({ active: true }),
  };

  function handleSave(): void {
    setIsChecked(true);
    if (lacksDepartment) return;
    change.mutate({ people: people.map(({ id, revision }) => ({ id, revision })), change: changes[kind]() });
  }

  return (
    <OrganizationDialog
      title={t('changeTitle', { count: people.length })}
      okText={t('save')}
      failure={change.error}
      fields={['people']}
      isBusy={change.isPending}
      onOk={handleSave}
      onClose={onClose}
    >
      <Radio.Group
        aria-label={t('whatChanges')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => {
          setKind(target.value as Kind);
          change.reset();
        }}
      />
      {kind === 'changeDepartments' ? (
        <OrderedDepartments
          label={t('departments')}
          hint={t('changeDepartmentsHint')}
          hasMain
          departments={departments}
          issue={isChecked && lacksDepartment ? t('departmentRule') : null}
          onChange={setDepartments}
        />
      ) : null}
      {kind === 'changeManager' ? (
        <PersonField label={t('manager')} value={manager} hint={t('managerHint')} placeholder={t('noManager')} onChange={setManager} />
      ) : null}
      {kind === 'changeLocale' ? <LanguageField value={language} onChange={setLanguage} /> : null}
      {kind === 'disable' ? <p className="ink-muted">{t('disableHint')}</p> : null}
      {kind === 'enable' ? <p className="ink-muted">{t('enableHint')}</p> : null}
      <PeopleIssues people={people} failure={change.error} />
    </OrganizationDialog>
  );
}

/** The issues of each person by name. */
function PeopleIssues({ people, failure }: { readonly people: readonly ManagedPerson[]; readonly failure: unknown }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const { all } = refusedFields(failure, locale);
  const issues = all.flatMap(({ path, message }) => {
    const person = people[Number(/^people\.(\d+)/.exec(path)?.[1])];
    return person ? [{ path, text: t('issueOf', { name: localizedName(person, locale), issue: message }) }] : [];
  });
  return (
    <div role="alert">
      {issues.length === 0 ? null : (
        <ul className={styles.issues}>
          {issues.map(({ path, text }) => (
            <li key={path}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
