import { drawPicture } from './draw-picture.ts';
import { isStorageFull } from './storage-full.ts';
import type { PictureNews, PictureOrder } from './picture-order.ts';

/**
 * The process in which pictures are drawn, one at a time: what somebody sent is read by libraries that may take any time and memory over it.
 * The work is done by threads, so that this loop stays free to measure it. It ends with the server, however that ends.
 */
const measureMs = 25;

// A signal from the terminal reaches every process of the group: when this one ends is for the server to say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// An orderly exit would wait for the threads.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);

process.on('message', (order: PictureOrder) => {
  const started = process.cpuUsage();
  const tell = (news: PictureNews, then = (): void => undefined): void => void process.send?.(news, then);
  let isOver = false;
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(started);
    const exceeded =
      (user + system) / 1000 > order.mostCpuMs ? 'time' : process.memoryUsage.rss() > order.mostMegabytes * 1024 * 1024 ? 'memory' : null;
    if (exceeded === null || isOver) return;
    isOver = true;
    clearInterval(watch);
    tell({ kind: 'exceeded', reason: exceeded }, end);
  }, measureMs);
  void drawPicture(order)
    .then(
      (answer): PictureNews => ({ kind: 'done', answer }),
      (error: unknown): PictureNews => {
        if (isStorageFull(error)) return { kind: 'full', code: (error as NodeJS.ErrnoException).code! };
        return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
      },
    )
    .then((news) => {
      clearInterval(watch);
      if (!isOver) tell(news);
      isOver = true;
    });
});
