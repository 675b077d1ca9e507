import { listGroupsSince, openWorkingCopy, submitGroup, type Call } from '@inkstone/api';
import { acceptGroup, documentsOf, type Documents, type Operation } from '@inkstone/design';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { createPendingStore } from './pending-store.ts';
import { openWorkingCopyOf } from './working-copy.ts';

const model = { kind: 'model', code: 'order' } as const;
const nothing = documentsOf([]);

interface Logged {
  readonly revision: number;
  readonly kind: 'edited' | 'published';
  readonly key: string;
  readonly operations: readonly Operation[];
}

/** Orders groups as the server does; an answer may be lost, or held back until it is let go. */
class DesignDouble {
  documents: Documents = documentsOf([{ key: model, content: { code: 'order', name: 'Order', dataItems: [] } }]);
  readonly log: Logged[] = [];
  /** The next answers to a group that do not arrive. */
  lost = 0;
  /** What it was asked. */
  readonly asked: Call[] = [];
  /** Held before it answers an opening. */
  opening: Promise<void> = Promise.resolve();
  readonly client = {
    call: (route: Call, input: unknown, options?: { idempotencyKey?: string }) => this.answer(route, input, options),
  } as Client;

  publish(): void {
    this.log.push({ revision: this.log.length + 1, kind: 'published', key: `p${this.log.length}`, operations: [] });
  }

  private async answer(route: Call, input: unknown, { idempotencyKey: key = '' }: { idempotencyKey?: string } = {}): Promise<unknown> {
    this.asked.push(route);
    if (route === openWorkingCopy) {
      await this.opening;
      const documents = [...this.documents.values()].map(({ key: each, content }) => ({ key: each, content, version: null }));
      return { revision: this.log.length, documents, rights: { design: true, publish: true } };
    }
    if (route === listGroupsSince) {
      const groups = this.log.slice((input as { after: number }).after);
      return { revision: this.log.length, groups };
    }
    if (route !== submitGroup) throw new Error(route.path);
    this.submit(key, input as { revision: number; operations: readonly Operation[] });
    if (this.lost > 0) {
      this.lost -= 1;
      throw new RequestFailure('offline');
    }
    return { revision: this.log.find((each) => each.key === key)!.revision };
  }

  private submit(key: string, { revision, operations }: { revision: number; operations: readonly Operation[] }): void {
    if (this.log.some((each) => each.key === key)) return;
    const since = this.log.slice(revision);
    const result = acceptGroup(this.documents, { key, operations }, { since, published: nothing });
    if (!result.accepted)
      throw new RequestFailure('refused', { status: 409, refusal: { code: result.behind ? 'group-behind' : 'group-unfit' } });
    this.documents = result.documents;
    this.log.push({ revision: this.log.length + 1, kind: 'edited', key, operations });
  }
}

const insert = (code: string): Operation => ({ op: 'insert', document: model, path: ['dataItems', code], value: { name: code } });
const pending = () => createPendingStore({ personId: 'ann', appCode: 'shop', page: 'one' });
const codesOf = (documents: Documents) =>
  (documents.get('model/order')!.content as unknown as { dataItems: { code: string }[] }).dataItems.map(({ code }) => code);

let server: DesignDouble;
beforeEach(() => {
  localStorage.clear();
  server = new DesignDouble();
});
const open = () => openWorkingCopyOf({ client: server.client, appCode: 'shop', pending: pending() });

test('an edit is shown at once and saved behind it', async () => {
  const copy = await open();

  expect(copy.edit([insert('price')])).toBeNull();

  expect(codesOf(copy.state().replica.documents)).toEqual(['price']);
  await expect.poll(() => copy.state().saving).toBe('saved');
  expect(codesOf(server.documents)).toEqual(['price']);
});

test('an edit whose answer was lost is there once, also when the application was published meanwhile', async () => {
  const copy = await open();
  server.lost = 1;
  copy.edit([insert('price')]);
  await expect.poll(() => copy.state().saving).toBe('offline');
  server.publish();

  await copy.update();
  await copy.save();

  const { replica, saving } = copy.state();
  expect([saving, replica.conflicts, replica.pending]).toEqual(['saved', [], []]);
  expect(codesOf(replica.documents)).toEqual(['price']);
  expect(server.log.map(({ kind }) => kind)).toEqual(['edited', 'published']);
});

test('what is edited while the working copy is opened again is not lost', async () => {
  const copy = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.opening = promise;
  server.publish();

  const updated = copy.update();
  copy.edit([insert('note')]);
  resolve();
  await updated;

  await expect.poll(() => copy.state().replica.pending).toEqual([]);
  expect(codesOf(copy.state().replica.documents)).toEqual(['note']);
  expect(codesOf(server.documents)).toEqual(['note']);
});

test('own revisions are not fetched, and those of others are, also those heard of while something is sent', async () => {
  const copy = await open();
  const other = await openWorkingCopyOf({
    client: server.client,
    appCode: 'shop',
    pending: createPendingStore({ personId: 'bob', appCode: 'shop', page: 'two' }),
  });
  const fetched = () => server.asked.filter((route) => route === listGroupsSince).length;

  copy.edit([insert('price')]);
  copy.hear(1);
  await expect.poll(() => copy.state().saving).toBe('saved');
  copy.hear(1);
  expect(fetched()).toBe(0);

  other.edit([insert('note')]);
  await expect.poll(() => other.state().saving).toBe('saved');
  copy.edit([insert('day')]);
  copy.hear(2);
  await expect.poll(() => codesOf(copy.state().replica.documents)).toEqual(['price', 'note', 'day']);
  other.edit([insert('last')]);
  await expect.poll(() => other.state().saving).toBe('saved');
  copy.hear(server.log.length);
  await expect.poll(() => codesOf(copy.state().replica.documents)).toEqual(['price', 'note', 'day', 'last']);
});

test('a page that is opened again sends what was not saved, and nothing twice', async () => {
  const first = await open();
  server.lost = 1;
  first.edit([insert('price')]);
  first.edit([insert('note')]);
  await expect.poll(() => first.state().saving).toBe('offline');

  const second = await open();

  await expect.poll(() => second.state().saving).toBe('saved');
  expect(codesOf(server.documents)).toEqual(['price', 'note']);
  expect(second.state().replica.conflicts).toEqual([]);
});
