import { useQueries } from '@tanstack/react-query';
import { listSummaries, type InstanceSummary } from '@inkstone/api';
import { useLocale } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { useSession } from '../platform/session/use-session.ts';
import type { WorkEntry } from './work-entry.ts';

export type DraftExcerpt = NonNullable<InstanceSummary['fields']>;

const draftsAtOnce = 30;
const mostFields = 3;

/**
 * Loads page by page what was filled in in each draft, by its id. The user's own name and department, which most drafts contain, are left
 * out.
 */
export function useDraftExcerpts(drafts: readonly WorkEntry[]): ReadonlyMap<string, DraftExcerpt> {
  const client = useClient();
  const locale = useLocale();
  const { user } = useSession();
  const pages = Array.from({ length: Math.ceil(drafts.length / draftsAtOnce) }, (_, page) =>
    drafts.slice(page * draftsAtOnce, (page + 1) * draftsAtOnce),
  );
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['work', 'excerpts', locale, page.map(({ id, at }) => `${id} ${at}`)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call(listSummaries, { items: page.map(({ id }) => ({ workflowInstanceId: id })) }, { signal }),
    })),
  });
  const isDistinctive = ({ text }: DraftExcerpt[number]): boolean => text !== user?.name && text !== user?.departmentName;
  return new Map(
    answers.flatMap(({ data = [] }) =>
      data.flatMap(({ workflowInstanceId, fields }) =>
        fields ? [[workflowInstanceId, fields.filter(isDistinctive).slice(0, mostFields)] as const] : [],
      ),
    ),
  );
}
