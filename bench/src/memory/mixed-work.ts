import { formLoad, formSubmit, livePath, queryList, searchRecords, workitemAction } from '@inkstone/api';
import { setTimeout as pause } from 'node:timers/promises';
import { agreement, claim, type OpenItem } from '../workflow/claim.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { signIn } from '../workflow/sign-in.ts';

const accounts = ['employee', 'manager', 'head', 'deputy', 'finance1', 'budget', 'gm', 'admin'] as const;
const lists = ['list_workitems', 'list_finished_workitems', 'list_my_instances', 'get_work_count', 'search_workitems'];

/** Simulates people who use all kinds of calls at a steady rate. */
export class MixedWork {
  readonly #url: string;
  readonly #client: JsonClient;
  #tokens = new Map<string, string>();
  #turn = 0;
  done = 0;

  constructor(url: string) {
    this.#url = url;
    this.#client = new JsonClient(url);
  }

  async signIn(): Promise<void> {
    for (const account of accounts) {
      this.#tokens.set(account, await signIn(this.#client, account));
    }
  }

  /** Runs until `end`; `pace` is the pause between two calls in milliseconds. */
  async until(end: number, pace: number): Promise<void> {
    while (Date.now() < end) {
      await this.#step();
      this.done += 1;
      await pause(pace);
    }
  }

  close(): void {
    this.#client.close();
  }

  async #step(): Promise<void> {
    const token = this.#tokens.get(accounts[this.#turn % accounts.length]!)!;
    const steps = [
      () => this.#claimed(),
      ...lists.map((list) => () => this.#get(`/api/runtime/workflow/${list}`, token)),
      () => this.#client.post(queryList.path, token, { schemaCode: 'expense_claim', size: 50 }).catch(() => null),
      () => this.#get(`${searchRecords.path}?keyword=${encodeURIComponent('客戶')}`, token),
      () => this.#get(`${formLoad.path}?schemaCode=expense_claim&formCode=expense_claim`, token),
      () => this.#listened(token),
      () => this.#client.post(formSubmit.path, token, { schemaCode: 'expense_claim', patch: {} }).catch(() => null),
    ];
    await steps[this.#turn % steps.length]!();
    this.#turn += 1;
  }

  /** Submits a claim and lets the manager agree to it. */
  async #claimed(): Promise<void> {
    const [employee, manager] = ['employee', 'manager'].map((account) => this.#tokens.get(account)!) as [string, string];
    await this.#client.post(formSubmit.path, employee, claim());
    const { items } = await this.#client.get<{ items: readonly OpenItem[] }>('/api/runtime/workflow/list_workitems?size=5', manager);
    for (const item of items.slice(0, 1)) {
      await this.#client.post(workitemAction.path, manager, agreement(item)).catch(() => null);
    }
  }

  /** Opens a live stream and closes it again. */
  async #listened(token: string): Promise<void> {
    const leaving = new AbortController();
    const answer = await fetch(`${this.#url}${livePath}`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
  }

  /** Ignores refusals: handling them is a part of the load. */
  async #get(path: string, token: string): Promise<void> {
    await this.#client.get(path, token).catch(() => null);
  }
}
