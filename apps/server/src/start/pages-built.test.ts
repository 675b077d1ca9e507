import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { pagesBuilt } from './pages-built.ts';

const notStopped = new AbortController().signal;

test('a server started beside the build of its pages waits for them, and otherwise for nothing', async () => {
  const parent = new EventEmitter();
  const order: string[] = [];

  await pagesBuilt(['main.ts'], notStopped, parent);
  const waiting = pagesBuilt(['main.ts', '--await-pages'], notStopped, parent).then(() => order.push('goes on'));
  await new Promise(setImmediate);
  order.push('built');
  parent.emit('message', 'pages-built');
  parent.emit('disconnect');
  await waiting;

  expect(order).toEqual(['built', 'goes on']);
});

test('it does not wait for a build that has ended without pages, nor when it is stopped', async () => {
  const parent = new EventEmitter();
  const stop = new AbortController();

  const abandoned = pagesBuilt(['--await-pages'], notStopped, parent);
  parent.emit('disconnect');
  const stopped = pagesBuilt(['--await-pages'], stop.signal, parent);
  stop.abort();

  await expect(abandoned).rejects.toThrow();
  await expect(stopped).rejects.toThrow();
});
