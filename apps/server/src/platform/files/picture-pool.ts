import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/refusal.ts';
import type { PictureNews, PictureOrder, PictureOrderKind, PictureOrders } from './picture-order.ts';

/** A picture that cannot be read, has more pixels than anybody's camera, or takes more to draw than a picture may. */
export class PictureUnreadable extends Error {
  /** The picture went beyond the limits of time or memory. */
  readonly isTooMuch: boolean;

  constructor(reason: string, { isTooMuch = false } = {}) {
    super(`the picture cannot be read: ${reason}`);
    this.name = 'PictureUnreadable';
    this.isTooMuch = isTooMuch;
  }
}

export interface PictureLimits {
  readonly processes: number;
  readonly waitingPerOwner: number;
  /** Of the processor; drawings of others are programs rather than pictures, and real ones take a tenth of it. */
  readonly cpuMs: number;
  readonly svgCpuMs: number;
  /** Of the wall clock, in case the process does not even measure itself. */
  readonly wallMs: number;
  readonly megabytes: number;
  /** How long a process is kept without work. */
  readonly idleMs: number;
}

const usual: PictureLimits = {
  processes: 2,
  waitingPerOwner: 500,
  cpuMs: 15_000,
  svgCpuMs: 1_500,
  wallMs: 60_000,
  megabytes: 1_536,
  idleMs: 300_000,
};

interface Job<K extends PictureOrderKind = PictureOrderKind> {
  readonly owner: string;
  readonly kind: K;
  /** Asked when its turn comes: what waits holds no bytes. */
  readonly ask: () => Promise<PictureOrders[K]['ask']>;
  readonly resolve: (answer: PictureOrders[K]['answer']) => void;
  readonly reject: (error: unknown) => void;
}

/** What the drawing process is given of the environment: nothing that is secret. */
const environmentNames = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|SystemRoot|FONTCONFIG_\w+|XDG_\w+|VIPS_\w+)$/;

/**
 * Draws pictures in processes of its own, each one picture at a time and within limits; a process that goes beyond them, or is killed, is
 * gone and the next picture gets a new one. Owners take turns, and each has one picture drawn at a time: the drawings of one person never
 * keep those of others waiting for more than one of them. The first process starts with the first picture.
 */
export class PicturePool {
  readonly #limits: PictureLimits;
  readonly #waiting = new Map<string, Job[]>();
  readonly #busyOwners = new Set<string>();
  readonly #processes = new Set<ChildProcess>();
  readonly #idle: ChildProcess[] = [];
  readonly #timers = new Map<ChildProcess, NodeJS.Timeout>();
  #running = 0;

  constructor(limits: Partial<PictureLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Fails with PictureUnreadable; refuses with `too-many-requests` when more of this owner wait than any page shows. */
  draw<K extends PictureOrderKind>(
    owner: string,
    kind: K,
    ask: () => Promise<PictureOrders[K]['ask']>,
  ): Promise<PictureOrders[K]['answer']> {
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(owner) ?? [];
      if (jobs.length >= this.#limits.waitingPerOwner) return reject(new Refusal('too-many-requests'));
      jobs.push({ owner, kind, ask, resolve, reject } as Job<K> as unknown as Job);
      this.#waiting.set(owner, jobs);
      return this.#goOn();
    });
  }

  /** Ids of the processes there are. */
  get processIds(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  #goOn(): void {
    while (this.#running < this.#limits.processes) {
      const job = this.#next();
      if (!job) return;
      this.#running += 1;
      this.#busyOwners.add(job.owner);
      void this.#carryOut(job).finally(() => {
        this.#running -= 1;
        this.#busyOwners.delete(job.owner);
        this.#goOn();
      });
    }
  }

  /** Of the owner who waited longest for a turn. */
  #next(): Job | undefined {
    const owner = [...this.#waiting.keys()].find((each) => !this.#busyOwners.has(each));
    if (owner === undefined) return undefined;
    const jobs = this.#waiting.get(owner)!;
    const job = jobs.shift();
    this.#waiting.delete(owner);
    if (jobs.length > 0) this.#waiting.set(owner, jobs);
    return job;
  }

  async #carryOut({ kind, ask, resolve, reject }: Job): Promise<void> {
    try {
      const given = await ask();
      const order: PictureOrder = {
        kind,
        ask: given,
        mostCpuMs: given.extension === 'svg' ? this.#limits.svgCpuMs : this.#limits.cpuMs,
        mostMegabytes: this.#limits.megabytes,
      };
      // A process that was killed by somebody else says nothing about the picture.
      const news = (await this.#ask(order)) ??
        (await this.#ask(order)) ?? { kind: 'unreadable', reason: 'the drawing process ended twice' };
      if (news.kind === 'full') throw Object.assign(new Error('no space is left for a picture'), { code: news.code });
      if (news.kind === 'done') resolve(news.answer as PictureOrders[typeof kind]['answer']);
      else
        reject(
          news.kind === 'exceeded'
            ? new PictureUnreadable(`too much ${news.reason}`, { isTooMuch: true })
            : new PictureUnreadable(news.reason),
        );
    } catch (error) {
      reject(error);
    }
  }

  /** Null: the process ended without a word. */
  #ask(order: PictureOrder): Promise<PictureNews | null> {
    const child = this.#takeProcess();
    return new Promise((answer) => {
      const finish = (news: PictureNews | null): void => {
        clearTimeout(limit);
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
        child.on('error', () => undefined);
        if (news === null || news.kind === 'exceeded') child.kill('SIGKILL');
        else this.#keep(child);
        answer(news);
      };
      const limit = setTimeout(() => finish({ kind: 'exceeded', reason: 'time' }), this.#limits.wallMs);
      child.on('message', (news: PictureNews) => finish(news));
      child.on('exit', () => finish(null));
      child.on('error', () => finish(null));
      child.ref();
      child.channel?.ref();
      child.send(order, (error) => error && finish(null));
    });
  }

  #takeProcess(): ChildProcess {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      clearTimeout(this.#timers.get(child));
      this.#timers.delete(child);
      if (child.connected && child.exitCode === null) return child;
    }
    const child = fork(fileURLToPath(new URL('picture-process.ts', import.meta.url)), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=768'],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => environmentNames.test(name))),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#processes.add(child);
    child.once('close', () => this.#processes.delete(child));
    return child;
  }

  /** Nobody is kept from stopping by a process that waits for work; it ends with this one. */
  #keep(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle.push(child);
    const dismiss = (): void => {
      this.#idle.splice(this.#idle.indexOf(child), 1);
      this.#timers.delete(child);
      child.kill('SIGKILL');
    };
    this.#timers.set(child, setTimeout(dismiss, this.#limits.idleMs).unref());
  }
}
