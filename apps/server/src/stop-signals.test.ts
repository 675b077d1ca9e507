import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listenForStop } from './stop-signals.ts';

function listening() {
  const source = new EventEmitter() as unknown as NodeJS.Process;
  const clock = { ms: 100_000 };
  const { asked, hurried } = listenForStop(pino({ level: 'silent' }), { source, now: () => clock.ms });
  const hear = (signal: NodeJS.Signals, ms: number) => {
    clock.ms += ms;
    source.emit(signal, signal);
    return { asked: asked.aborted, hurried: hurried.aborted };
  };
  return hear;
}

test('however many signals arrive within two seconds, they are one wish to stop', () => {
  const hear = listening();

  expect(hear('SIGINT', 0)).toEqual({ asked: true, hurried: false });
  expect(hear('SIGINT', 1)).toEqual({ asked: true, hurried: false });
  expect(hear('SIGTERM', 10)).toEqual({ asked: true, hurried: false });
  expect(hear('SIGHUP', 1_900)).toEqual({ asked: true, hurried: false });
});

test('a later one hurries', () => {
  const hear = listening();
  hear('SIGINT', 0);

  expect(hear('SIGINT', 2_000)).toEqual({ asked: true, hurried: true });
});
