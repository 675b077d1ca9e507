import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { createId } from '@inkstone/schema';
import { updateCurrentDept, userDepartments } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { usePlatform } from '../platform/platform.ts';
import { useUser } from '../platform/session/use-session.ts';
import { identityTexts } from './identity.locale.ts';
import styles from './identity.module.css';

/** Selects the department that the user acts for; hidden for members of a single department. */
export function ActingDepartment() {
  const t = useTexts(identityTexts);
  const user = useUser();
  const { client, session } = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const label = useId();
  const departments = useQuery({
    queryKey: ['own-departments', user.id],
    queryFn: ({ signal }) => client.call(userDepartments, {}, { signal }),
  });
  const change = useMutation({
    mutationFn: (deptId: string) => client.call(updateCurrentDept, { deptId }, { idempotencyKey: createId() }),
    onSuccess: async (info) => {
      session.keepUser(info);
      announce(t('departmentChanged', { name: info.departmentName ?? '' }));
      // Forms that are opened from now on are for the other department.
      await queries.invalidateQueries();
    },
  });
  const failure = change.error ?? departments.error;
  if (!failure && (departments.data?.length ?? 0) < 2) return null;
  return (
    <div className={styles.meRow}>
      <span id={label}>{t('actingDepartment')}</span>
      <span>
        <Select
          aria-labelledby={label}
          value={user.departmentId}
          loading={change.isPending}
          disabled={change.isPending || !departments.data}
          options={(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          popupMatchSelectWidth={false}
          onChange={(id: string) => change.mutate(id)}
        />
        <span role="alert" className={`ink-small ${styles.failure}`}>
          {failure ? failureText(failure) : null}
        </span>
      </span>
    </div>
  );
}
