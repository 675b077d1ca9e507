import { runPictureTask } from './run-picture-task.ts';
import { isStorageFull } from './storage-full.ts';
import type { PictureTaskMessage, PictureTask } from './picture-task.ts';

/**
 * The process that runs picture tasks, one at a time. It isolates the libraries that decode untrusted files, which may use any amount of
 * time and memory. They work in threads, so that the event loop stays free to measure them. The process ends with the server in any case.
 */
const measureMs = 25;

// Signals of a terminal reach the whole process group; the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// A regular exit would wait for the threads.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);

process.on('message', (task: PictureTask) => {
  const started = process.cpuUsage();
  const send = (message: PictureTaskMessage, then = (): void => undefined): void => void process.send?.(message, then);
  let isOver = false;
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(started);
    const exceeded =
      (user + system) / 1000 > task.maxCpuMs ? 'time' : process.memoryUsage.rss() > task.maxMegabytes * 1024 * 1024 ? 'memory' : null;
    if (exceeded === null || isOver) return;
    isOver = true;
    clearInterval(watch);
    send({ kind: 'exceeded', reason: exceeded }, end);
  }, measureMs);
  void runPictureTask(task)
    .then(
      (output): PictureTaskMessage => ({ kind: 'done', output }),
      (error: unknown): PictureTaskMessage => {
        if (isStorageFull(error)) return { kind: 'full', code: (error as NodeJS.ErrnoException).code! };
        return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
      },
    )
    .then((message) => {
      clearInterval(watch);
      if (!isOver) send(message);
      isOver = true;
    });
});
