import type { FileCell, FileTable } from './workbook.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task.ts';

/** The time limit for processing a file; a reasonable table takes far less. */
const timeoutMs = 30_000;

/** Reads the first sheet of an .xlsx file. Rejects if it is not one. */
export async function readFile(file: Blob, maxRows: number): Promise<readonly (readonly FileCell[])[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (await runTask({ task: 'read', bytes, maxRows })) as readonly (readonly FileCell[])[];
}

/** Downloads a table as an .xlsx file. */
export async function downloadTable(table: FileTable, fileName: string): Promise<void> {
  const bytes = (await runTask({ task: 'write', table })) as Uint8Array<ArrayBuffer>;
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 0);
}

async function runTask(task: WorkbookTask): Promise<unknown> {
  if (typeof Worker === 'undefined') return await withoutWorker(task);
  const worker = new Worker(new URL('./workbook.worker.ui.ts', import.meta.url), { type: 'module' });
  try {
    return await resultOf(worker, task);
  } finally {
    worker.terminate();
  }
}

function resultOf(worker: Worker, task: WorkbookTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('processing the file timed out')), timeoutMs);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => {
      clearTimeout(timer);
      if (data.ok) resolve(data.result);
      else reject(new Error('the file cannot be read'));
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('the file cannot be processed'));
    });
    worker.postMessage(task);
  });
}

async function withoutWorker(task: WorkbookTask): Promise<unknown> {
  const { readTable, writeTable } = await import('./workbook.ts');
  return task.task === 'read' ? await readTable(task.bytes, task.maxRows) : await writeTable(task.table);
}
