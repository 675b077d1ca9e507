import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { exportPeople, listManagedDepartments, type CallInput, type ManagedDepartment } from '@inkstone/api';
import { localizedName, type Locale } from '@inkstone/schema';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient, usePlatform } from '../../platform/platform.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

type Input = CallInput<typeof exportPeople>;

/** Downloads the people of a department with those below, or of the whole organisation. */
export function PeopleExport() {
  const t = useTexts(peopleImportTexts);
  const locale = useLocale();
  const client = useClient();
  const platform = usePlatform();
  const failureText = useFailureText();
  const id = useId();
  const [departmentId, setDepartmentId] = useState('');
  const [state, setState] = useState<NonNullable<Input['state']>>('active');
  const departments = useQuery({
    queryKey: ['people-export-departments'],
    queryFn: ({ signal }) => client.call(listManagedDepartments, {}, { signal }),
  });
  const save = useMutation({
    mutationFn: (format: NonNullable<Input['format']>) =>
      downloadFile(platform, exportPeople, { format, state, ...(departmentId !== '' && { departmentId }) }, `${t('exportName')}.${format}`),
  });
  const failure = save.error ?? departments.error;
  return (
    <div className={styles.import}>
      <p className="ink-muted">{t('exportHint')}</p>
      <div className={styles.fields}>
        <label htmlFor={`${id}-department`}>{t('department')}</label>
        <Select
          id={`${id}-department`}
          value={departmentId}
          loading={departments.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={[{ value: '', label: t('wholeOrganization') }, ...departmentOptions(departments.data ?? [], locale)]}
          onChange={setDepartmentId}
        />
        <label htmlFor={`${id}-state`}>{t('people')}</label>
        <Select
          id={`${id}-state`}
          value={state}
          options={[
            { value: 'active', label: t('stateActive') },
            { value: 'inactive', label: t('stateInactive') },
            { value: 'all', label: t('showAll') },
          ]}
          onChange={setState}
        />
      </div>
      {failure ? (
        <p role="alert" className={styles.alert}>
          {failureText(failure)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button loading={save.isPending} onClick={() => save.mutate('xlsx')}>
          {t('exportXlsx')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate('csv')}>
          {t('exportCsv')}
        </Button>
      </div>
    </div>
  );
}

/** Departments by their path; closed ones have no active people. */
function departmentOptions(departments: readonly ManagedDepartment[], locale: Locale) {
  const paths = new Map<string, string>();
  return departments.flatMap(({ id, parentId, isClosed, ...names }) => {
    const above = parentId === null ? undefined : paths.get(parentId);
    const path = [above, localizedName(names, locale)].filter(Boolean).join(' / ');
    paths.set(id, path);
    return isClosed ? [] : [{ value: id, label: path }];
  });
}
