import { readTable, writeTable } from './workbook.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task.ts';

/** Files are read and written in a worker, so that a large or malicious one does not block the page. */
self.addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  const work = data.task === 'read' ? readTable(data.bytes, data.maxRows) : writeTable(data.table);
  work.then(
    (result) => self.postMessage({ ok: true, result } satisfies WorkbookAnswer),
    () => self.postMessage({ ok: false } satisfies WorkbookAnswer),
  );
});
