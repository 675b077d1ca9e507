import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  exportFile,
  exportProgress,
  exportTicket,
  listExportTasks,
  type CallOutput,
  type exportProgress as progressCall,
} from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';
import { useClient } from '../../platform/platform.ts';
import { startDownload } from '../ui-services/browser-download.ui.ts';

export type ExportTask = CallOutput<typeof progressCall>;

const pollMs = 1000;

export const isOpen = ({ state }: Pick<ExportTask, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Polls an export until it is finished. */
export function useExportTask(taskId: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ['exports', 'task', taskId],
    queryFn: ({ signal }) => client.call(exportProgress, { taskId: taskId! }, { signal }),
    enabled: taskId !== null,
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : pollMs),
  });
}

export function useExportTasks() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['exports', 'list'],
    queryFn: ({ pageParam, signal }) => client.call(listExportTasks, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isOpen)) ? pollMs * 2 : false),
  });
}

/** The browser downloads the file itself; the address contains only a ticket that is valid for one minute. */
export async function downloadExport(client: Client, { taskId, name }: Pick<ExportTask, 'taskId' | 'name'>): Promise<void> {
  const { ticket } = await client.call(exportTicket, { taskId });
  startDownload(`${exportFile.path}?${new URLSearchParams({ taskId, T: ticket }).toString()}`, name);
}
