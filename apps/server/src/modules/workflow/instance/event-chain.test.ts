import { describe, expect, test } from 'vitest';
import type { InstanceEvent } from '@inkstone/workflow';
import { chain, linkHash, formSnapshot } from './event-chain.ts';

const at = '2026-03-02T01:00:00.000Z';
const failed: InstanceEvent = { type: 'token-ended', token: 't1', activity: 'a', cause: 'end', at, actor: 'p1' };
const events: InstanceEvent[] = [failed, { ...failed, token: 't2' }, { ...failed, token: 't3' }];
const form = formSnapshot({ version: 3, values: { total: 100 } });

describe('the chain of an instance', () => {
  test('continues from its end as if it had been written at once', () => {
    const atOnce = chain('i1', { seq: 0, hash: null }, events, form);

    const [first] = chain('i1', { seq: 0, hash: null }, events.slice(0, 1), form);
    const rest = chain('i1', first!, events.slice(1), form);

    expect([first, ...rest]).toEqual(atOnce);
  });

  test('differs in all hashes from the first changed event on', () => {
    const [one, two, three] = chain('i1', { seq: 0, hash: null }, events, form);

    const [one2, two2, three2] = chain('i1', { seq: 0, hash: null }, [events[0]!, { ...events[1]!, actor: 'p2' }, events[2]!], form);

    expect(one2!.hash).toEqual(one!.hash);
    expect(two2!.hash).not.toEqual(two!.hash);
    expect(three2!.hash).not.toEqual(three!.hash);
  });

  test.each([
    ['another instance', () => linkHash('i2', { seq: 1, event: failed, form }, null)],
    ['another place', () => linkHash('i1', { seq: 2, event: failed, form }, null)],
    ['another form', () => linkHash('i1', { seq: 1, event: failed, form: formSnapshot({ version: 3, values: { total: 101 } }) }, null)],
    ['another version of the form', () => linkHash('i1', { seq: 1, event: failed, form: { ...form, version: 4 } }, null)],
    ['another previous event', () => linkHash('i1', { seq: 1, event: failed, form }, form.hash)],
  ])('depends on %s', (_what, other) => {
    const hash = linkHash('i1', { seq: 1, event: failed, form }, null);

    expect(other()).not.toEqual(hash);
  });

  test('does not depend on the order of keys, which the database does not preserve', () => {
    const { actor, ...rest } = failed;

    const hash = linkHash('i1', { seq: 1, event: { actor, ...rest }, form }, null);

    expect(hash).toEqual(linkHash('i1', { seq: 1, event: failed, form }, null));
    expect(formSnapshot({ version: 1, values: { a: 1, b: 2 } })).toEqual(formSnapshot({ version: 1, values: { b: 2, a: 1 } }));
  });
});
