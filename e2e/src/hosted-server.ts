import { spawn, type ChildProcess } from 'node:child_process';
import type { HostAnswer, HostCommand } from '@inkstone/testing/host-messages';
import { freePort, hostProgram, isFree, makeDataFolder, root, serverSettings } from './server-process.ts';

/** The process that runs the servers of one worker of the test runner; it ends with the worker. */
class Host {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: HostAnswer) => void>();
  output = '';
  #number = 0;

  constructor() {
    this.#child = spawn(process.execPath, [hostProgram(), makeDataFolder()], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (chunk: Buffer): void => void (this.output += chunk.toString());
    this.#child.stdout!.on('data', keep);
    this.#child.stderr!.on('data', keep);
    this.#child.on('message', (answer: HostAnswer) => this.#settle(answer));
    this.#child.on('exit', () => {
      for (const number of this.#waiting.keys()) this.#settle({ number, database: '', failure: 'the host of the servers ended' });
    });
    // The worker ends when its tests have ended; the host notices it.
    this.#child.unref();
    this.#child.channel!.unref();
  }

  /** Starts a server and returns the connection string of its database. */
  start(name: string, isEmpty: boolean, settings: Readonly<Record<string, string>>): Promise<string> {
    return this.#tell({ number: this.#next(), name, do: 'start', isEmpty, settings });
  }

  async stop(name: string): Promise<void> {
    await this.#tell({ number: this.#next(), name, do: 'stop' });
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  async #tell(command: HostCommand): Promise<string> {
    const answer = new Promise<HostAnswer>((resolve) => this.#waiting.set(command.number, resolve));
    this.#child.send(command);
    const { database, failure } = await answer;
    if (failure !== null) throw new Error(`${failure}\n${this.output}`);
    return database;
  }

  #settle(answer: HostAnswer): void {
    this.#waiting.get(answer.number)?.(answer);
    this.#waiting.delete(answer.number);
  }
}

let host: Host | null = null;
let servers = 0;
/** Ports of servers that have ended: windows that people left there have the scripts that the pages of the next server need. */
const freed: number[] = [];

/**
 * A server of the product with a copy of the small demo, or as in an empty folder. The servers of a worker share a process and a database cluster, because loading
 * the modules takes longer than most tests; tests of the process itself use `ServerProcess`.
 */
export class HostedServer {
  readonly url: string;
  readonly #port: number;
  readonly #name: string;
  readonly #isEmpty: boolean;
  #database = '';
  /** What the host has written before this server. */
  #before = 0;

  private constructor(port: number, isEmpty: boolean) {
    servers += 1;
    this.#port = port;
    this.#isEmpty = isEmpty;
    this.#name = `server_${servers}`;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async create({ isEmpty = false } = {}): Promise<HostedServer> {
    const port = freed.pop();
    return new HostedServer(port !== undefined && (await isFree(port)) ? port : await freePort(), isEmpty);
  }

  /** The link that a server without an administrator prints. */
  get setupLink(): string | undefined {
    return new RegExp(`:${this.#port}/#(/setup\\?token=\\S+)`).exec(host?.output.slice(this.#before) ?? '')?.[1];
  }

  /** The connection string of its database. */
  get database(): string {
    return this.#database;
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    host ??= new Host();
    this.#before = host.output.length;
    this.#database = await host.start(this.#name, this.#isEmpty, { ...serverSettings(this.#port), ...settings });
  }

  async dispose(): Promise<void> {
    await host?.stop(this.#name);
    freed.push(this.#port);
  }
}
