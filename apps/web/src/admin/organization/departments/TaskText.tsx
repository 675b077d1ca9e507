import type { MisplacedTask } from '@inkstone/api';
import { joinNamed } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../platform/router/index.ts';
import { organizationTexts } from '../organization.locale.ts';

/** A task with its holder and who would be found for it. */
export function TaskText({ task }: { readonly task: MisplacedTask }) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const to = joinNamed(task.to, locale) || t('nobodyElse');
  return (
    <span>
      <Link to={`/instance/${task.workflowInstanceId}`}>{task.instanceName}</Link>{' '}
      <span className="ink-muted">{t('taskChange', { activity: task.activityName, from: task.from.name, to })}</span>
    </span>
  );
}
