import { useQuery } from '@tanstack/react-query';
import { listWorkitems } from '@inkstone/api';
import { ToWorkbench } from '../../../platform/failure/ToWorkbench.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { formTexts } from '../form.locale.ts';

/** The link after a decision: to the newest open task, otherwise to the workbench. */
export function NextWork() {
  const t = useTexts(formTexts);
  const client = useClient();
  const next = useQuery({
    queryKey: ['work', 'next'],
    queryFn: ({ signal }) => client.call(listWorkitems, { size: 1 }, { signal }),
  });
  const item = next.data?.items[0];
  if (next.isPending) return null;
  return item ? (
    <Link to={`/work-item/${item.id}`}>{t('nextWork', { title: item.instanceName })}</Link>
  ) : (
    <>
      {next.data ? t('noNextWork') : null} <ToWorkbench />
    </>
  );
}
