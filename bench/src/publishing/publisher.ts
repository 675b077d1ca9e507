import { openWorkingCopy, publishWorkingCopy, submitGroup } from '@inkstone/api';
import type { JsonClient } from '../workflow/json-client.ts';

const appCode = 'expense';
const model = { kind: 'model', code: 'expense_claim' };
const form = { kind: 'form', schemaCode: 'expense_claim', code: 'expense_claim' };
const workflow = { kind: 'workflow', code: 'expense_flow' };

/** Publishes one version after the other: each adds a data item with its control and renames the workflow. */
export class Publisher {
  readonly latencies: number[] = [];
  readonly #client: JsonClient;
  readonly #token: string;
  #count = 0;

  constructor(client: JsonClient, token: string) {
    this.#client = client;
    this.#token = token;
  }

  async publish(): Promise<void> {
    const code = `extra_${(this.#count += 1)}`;
    const { revision } = await this.#client.get<{ revision: number }>(`${openWorkingCopy.path}?appCode=${appCode}`, this.#token);
    const edited = await this.#client.post<{ revision: number }>(submitGroup.path, this.#token, {
      appCode,
      revision,
      operations: [
        { op: 'insert', document: model, path: ['dataItems', code], value: { name: code, type: 'ShortText' } },
        { op: 'insert', document: form, path: ['controls', code], value: { type: 'text', options: { name: code } } },
        { op: 'insert', document: form, path: ['layout', code], value: {} },
        { op: 'set', document: workflow, path: ['name'], value: `Version ${this.#count}` },
      ],
    });
    const from = performance.now();
    await this.#client.post(publishWorkingCopy.path, this.#token, { appCode, revision: edited.revision, reason: 'bench' });
    this.latencies.push(performance.now() - from);
  }
}
