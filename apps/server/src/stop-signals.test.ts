import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listenForStop } from './stop-signals.ts';

function listen() {
  const source = new EventEmitter() as unknown as NodeJS.Process;
  const clock = { ms: 100_000 };
  const { graceful, immediate } = listenForStop(pino({ level: 'silent' }), { source, now: () => clock.ms });
  const send = (signal: NodeJS.Signals, ms: number) => {
    clock.ms += ms;
    source.emit(signal, signal);
    return { graceful: graceful.aborted, immediate: immediate.aborted };
  };
  return send;
}

test('all signals within two seconds are one request to stop', () => {
  const send = listen();

  expect(send('SIGINT', 0)).toEqual({ graceful: true, immediate: false });
  expect(send('SIGINT', 1)).toEqual({ graceful: true, immediate: false });
  expect(send('SIGTERM', 10)).toEqual({ graceful: true, immediate: false });
  expect(send('SIGHUP', 1_900)).toEqual({ graceful: true, immediate: false });
});

test('a later signal stops immediately', () => {
  const send = listen();
  send('SIGINT', 0);

  expect(send('SIGINT', 2_000)).toEqual({ graceful: true, immediate: true });
});
