import { readTable, writeTable } from './workbook.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task.ts';

/** Files are packed and unpacked beside the page, so that a large or a malicious one stops nobody from typing. */
self.addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  const work = data.task === 'read' ? readTable(data.bytes, data.maxRows) : writeTable(data.table);
  work.then(
    (result) => self.postMessage({ ok: true, result } satisfies WorkbookAnswer),
    () => self.postMessage({ ok: false } satisfies WorkbookAnswer),
  );
});
