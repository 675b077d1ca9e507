import { randomUUID } from 'node:crypto';
import { listGroupsSince, openWorkingCopy, submitGroup, type CallInput, type CallOutput } from '@inkstone/api';
import {
  canonicalDocument,
  documentsOf,
  edit,
  join,
  objectsIn,
  openReplica,
  refused,
  type ConfirmedGroup,
  type Document,
  type Documents,
  type Group,
  type Operation,
  type OperationIssue,
  type Replica,
} from '@inkstone/design';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { DesignServer, insertOrders, orders } from './testing/design-server.ts';

let home: DesignServer;
beforeAll(async () => {
  home = await DesignServer.open();
});
afterAll(() => home.close());

const appCode = 'shop';
const designers = 5;
const groups = 12;

const replicaOf = ({ revision, documents }: CallOutput<typeof openWorkingCopy>): Replica =>
  openReplica({
    revision,
    documents: documentsOf(documents.map(({ key, content }) => ({ key, content: content as Document['content'] }))),
    published: documentsOf([]),
  });

const contentsOf = (documents: Documents) => [...documents.values()].map(canonicalDocument).toSorted();

/** A page that edits, and whose line is bad: replies get lost, groups are sent twice, and what others did arrives late and in any order. */
class Designer {
  replica: Replica;
  readonly accepted: string[] = [];
  readonly #person: TestPerson;
  readonly #name: string;
  #count = 0;
  /** Answers with the groups of others that have not been read yet. */
  readonly #held: (readonly ConfirmedGroup[])[] = [];

  constructor(person: TestPerson, name: string, opened: CallOutput<typeof openWorkingCopy>) {
    this.#person = person;
    this.#name = name;
    this.replica = replicaOf(opened);
  }

  async work(): Promise<void> {
    for (this.#count = 0; this.#count < groups; this.#count += 1) {
      const result = edit(this.replica, { key: randomUUID(), operations: this.#operations() });
      if (!result.fits) throw new Error(result.issue.code);
      this.replica = result.replica;
      for (let next = this.replica.pending[0]; next; next = this.replica.pending[0]) await this.#send(next);
      if (this.#count % 3 === 1) await this.#fetch();
      if (this.#count % 4 === 3) this.#read();
    }
    await this.catchUp();
  }

  async catchUp(): Promise<void> {
    this.#read();
    for (;;) {
      const { revision, groups: since } = await this.#since();
      this.replica = join(this.replica, since);
      if (this.replica.revision >= revision) return;
    }
  }

  /** Own data items come, are renamed and go, and all designers set the name of the model. */
  #operations(): readonly Operation[] {
    const code = `${this.#name}_${this.#count}`;
    const own = objectsIn(this.replica.documents.get('model/ds_order')?.content['dataItems']).flatMap(({ code: each }) =>
      typeof each === 'string' && each.startsWith(this.#name) ? [each] : [],
    );
    const item = { document: orders, path: ['dataItems', code] } as const;
    if (this.#count % 6 === 4)
      return [{ op: 'rename', document: orders, path: ['dataItems', own[0]!], to: `${this.#name}_as_${this.#count}` }];
    if (this.#count % 6 === 5) return [{ op: 'remove', document: orders, path: ['dataItems', own.at(-1)!] }];
    return [
      { op: 'insert', ...item, value: { name: code, type: 'ShortText' } },
      { op: 'set', document: orders, path: ['name'], value: code },
    ];
  }

  async #send(group: Group): Promise<void> {
    const input = { appCode, revision: this.replica.revision, operations: group.operations } as CallInput<typeof submitGroup>;
    const once = () => this.#person.send(submitGroup, input, { key: group.key });
    // Every third group is sent twice at the same time; of every fourth the reply is lost, and it is sent again.
    const replies = await Promise.all(this.#count % 3 === 0 ? [once(), once()] : [once()]);
    const reply = this.#count % 4 === 0 ? await once() : (replies.find(({ status }) => status === 200) ?? replies[0]!);
    const { data } = reply.body as { data: { revision: number; code: string; issues?: readonly { code: string; params: object }[] } };
    if (reply.status === 200) this.replica = join(this.replica, [{ ...group, revision: data.revision }]);
    else if (data.code === 'group-unfit') {
      const [issue] = data.issues!;
      this.replica = refused(this.replica, group.key, { code: issue!.code, ...issue!.params } as OperationIssue);
    } else if (data.code !== 'group-behind') throw new Error(data.code);
    if (this.replica.pending.some(({ key }) => key === group.key)) await this.catchUp();
    if (reply.status === 200) this.accepted.push(group.key);
  }

  async #since(): Promise<{ readonly revision: number; readonly groups: readonly ConfirmedGroup[] }> {
    const found = await this.#person.call(listGroupsSince, { appCode, after: this.replica.revision });
    return { revision: found.revision, groups: found.groups as unknown as readonly ConfirmedGroup[] };
  }

  async #fetch(): Promise<void> {
    this.#held.push((await this.#since()).groups);
  }

  #read(): void {
    for (const each of this.#held.splice(0).toReversed()) this.replica = join(this.replica, each);
  }
}

test('five designers at once over bad lines lose nothing, and all see the same', { timeout: 120_000 }, async () => {
  const { revision: begun } = await home.edit(appCode, [insertOrders]);
  const opened = await home.admin.call(openWorkingCopy, { appCode });
  const pages = Array.from({ length: designers }, (_, index) => new Designer(home.admin, `d${index}`, opened));

  await Promise.all(pages.map((page) => page.work()));
  await Promise.all(pages.map((page) => page.catchUp()));

  const stored = replicaOf(await home.admin.call(openWorkingCopy, { appCode }));
  const { rows } = await sql<{ revision: number; key: string }>`
    select revision, key from working_groups where app_code = ${appCode} and revision > ${begun} order by revision`.execute(home.server.db);
  const accepted = pages.flatMap((page) => page.accepted);
  // Each group was accepted once, none was refused, and revisions have no gaps.
  expect(pages.flatMap(({ replica }) => replica.conflicts)).toEqual([]);
  expect(accepted.length).toBe(designers * groups);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(accepted.toSorted());
  expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, index) => begun + 1 + index));
  for (const { replica } of pages) {
    expect(replica.pending).toEqual([]);
    expect(replica.revision).toBe(stored.revision);
    expect(contentsOf(replica.documents)).toEqual(contentsOf(stored.documents));
  }
  // Of six groups four add an item and one removes one.
  expect(objectsIn(stored.documents.get('model/ds_order')?.content['dataItems']).length).toBe(1 + designers * (groups / 6) * 3);
});
