import { noExternalObjects, type DraftDocument } from '@inkstone/checks';
import { expect, test } from 'vitest';
import type { CheckAnswer, CheckRequest } from './check-messages.ts';
import { createCheckSession } from './check-session.ts';

const codes = Array.from({ length: 20 }, (_, index) => `m${index + 10}`);
const model = (code: string, nameItem = 'gone'): DraftDocument => ({
  key: { kind: 'model', code },
  content: { code, name: code, dataItems: [], nameItem },
});
const shell: DraftDocument = {
  key: { kind: 'app', code: 'shop' },
  content: { code: 'shop', name: 'Shop', group: { code: 'shop', name: 'Shop' }, functions: [] },
};

const request = (id: number, changed: readonly DraftDocument[], shown: string | null = null): CheckRequest => ({
  id,
  appCode: 'shop',
  changed,
  removed: [],
  external: id === 1 ? noExternalObjects : null,
  locale: 'en',
  shown: shown === null ? null : { kind: 'model', code: shown },
});

/** A session in which each check takes ten milliseconds, and what is to be done later waits. */
function session() {
  const answers: CheckAnswer[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  const send = createCheckSession({ answer: (each) => answers.push(each), later: (work) => waiting.push(work), now: () => (time += 10) });
  const goOn = () => waiting.shift()?.();
  return {
    send,
    goOn,
    answers,
    latest: () => answers.at(-1)!,
    finish: () => {
      while (waiting.length > 0) goOn();
    },
  };
}

const missing = ({ issues }: CheckAnswer) => issues.flatMap(({ code, document }) => (code === 'UnknownItem' ? [document.code] : []));

test('the document that is shown is told first, the others follow by and by', () => {
  const checks = session();

  checks.send(request(1, [shell, ...codes.map((code) => model(code))], 'm20'));

  expect([missing(checks.latest()), checks.latest().isDone]).toEqual([['m20'], false]);
  checks.finish();
  expect([missing(checks.latest()), checks.latest().isDone]).toEqual([codes, true]);
  expect(checks.answers.length).toBeGreaterThan(2);
  expect(checks.answers.length).toBeLessThan(codes.length);
});

test('an edit meanwhile comes before the rest, which is still done', () => {
  const checks = session();
  checks.send(request(1, [shell, ...codes.map((code) => model(code))], 'm20'));
  checks.goOn();

  checks.send(request(2, [model('m25', 'lost')], 'm25'));

  expect(checks.latest().id).toBe(2);
  expect(checks.latest().issues.find(({ document }) => document.code === 'm25')?.text).toBe('The data item "lost" does not exist');
  expect(missing(checks.latest())).toContain('m20');
  checks.finish();
  expect([checks.latest().id, missing(checks.latest()), checks.latest().isDone]).toEqual([2, codes, true]);
  expect(checks.answers.filter(({ id, isDone }) => id === 1 && isDone)).toEqual([]);
});
