import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { impactQuery } from '../organization-queries.ts';
import { organizationTexts } from '../organization.locale.ts';
import { ChangedDialog } from './ChangedDialog.tsx';

/** After somebody has other departments or managers: offers to reassign the tasks of a department, if there are any; otherwise nothing. */
export function TasksAfterChange({ departmentId, onClose }: { readonly departmentId: string; readonly onClose: () => void }) {
  const t = useTexts(organizationTexts);
  const impact = useQuery(impactQuery(useClient(), { id: departmentId }));
  if (!impact.data?.tasks.length) return null;
  return <ChangedDialog text={t('checkTasks')} departmentId={departmentId} onClose={onClose} />;
}
