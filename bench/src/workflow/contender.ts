import { formSubmit, workitemAction } from '@inkstone/api';
import type pg from 'pg';
import { agreement, claim, type OpenItem } from './claim.ts';
import { JsonClient } from './json-client.ts';

/** A measured program: its process, its database, and the calls of two people. */
export class Contender {
  readonly name: string;
  readonly pid: number;
  readonly client: JsonClient;
  /** For inspecting the written rows; not used during a measurement. */
  readonly sql: pg.Client;
  readonly #signIn: (client: JsonClient, account: string) => Promise<string>;
  #tokens: { readonly employee: string; readonly manager: string } = { employee: '', manager: '' };

  constructor(options: {
    name: string;
    pid: number;
    url: string;
    sql: pg.Client;
    signIn: (client: JsonClient, account: string) => Promise<string>;
  }) {
    this.name = options.name;
    this.pid = options.pid;
    this.client = new JsonClient(options.url);
    this.sql = options.sql;
    this.#signIn = options.signIn;
  }

  /** Called before each measurement, because tokens are short-lived. */
  async signIn(): Promise<void> {
    const employee = await this.#signIn(this.client, 'employee');
    const manager = await this.#signIn(this.client, 'manager');
    this.#tokens = { employee, manager };
  }

  submit(): Promise<{ readonly workflowInstanceId: string }> {
    return this.client.post(formSubmit.path, this.#tokens.employee, claim());
  }

  agree(item: OpenItem): Promise<{ readonly instanceStatus: string }> {
    return this.client.post(workitemAction.path, this.#tokens.manager, agreement(item));
  }

  /** Sends any command in the name of one of the two people. */
  send(person: 'employee' | 'manager', path: string, body: object): Promise<unknown> {
    return this.client.post(path, this.#tokens[person], body);
  }

  /** The open tasks of the manager. */
  async openItems(): Promise<OpenItem[]> {
    const { rows } = await this.sql.query<OpenItem>(
      `select id, version from inkstone.work_items where state = 'open' and activity_code = 'manager' order by id`,
    );
    return rows;
  }

  async close(): Promise<void> {
    this.client.close();
    await this.sql.end();
  }
}
