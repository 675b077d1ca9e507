import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/refusal.ts';
import type { PictureTaskMessage, PictureTask, PictureTaskKind, PictureTasks } from './picture-task.ts';

/** A picture that cannot be decoded, has too many pixels, or exceeds the limits of its task. */
export class UnreadablePicture extends Error {
  /** Whether the picture exceeded the limit of time or memory. */
  readonly exceedsLimits: boolean;

  constructor(reason: string, { exceedsLimits = false } = {}) {
    super(`the picture cannot be read: ${reason}`);
    this.name = 'UnreadablePicture';
    this.exceedsLimits = exceedsLimits;
  }
}

export interface PictureLimits {
  readonly processes: number;
  readonly waitingPerOwner: number;
  /** Processor time. An SVG gets less: it can contain arbitrary computation, and real ones need a tenth of the limit. */
  readonly cpuMs: number;
  readonly svgCpuMs: number;
  /** Elapsed time, in case the process cannot measure itself any more. */
  readonly wallMs: number;
  readonly megabytes: number;
  /** How long an idle process is kept. */
  readonly idleMs: number;
}

const defaults: PictureLimits = {
  processes: 2,
  waitingPerOwner: 500,
  cpuMs: 15_000,
  svgCpuMs: 1_500,
  wallMs: 60_000,
  megabytes: 1_536,
  idleMs: 300_000,
};

interface Job<K extends PictureTaskKind = PictureTaskKind> {
  readonly owner: string;
  readonly kind: K;
  /** Called when the job starts, so that waiting jobs hold no bytes. */
  readonly input: () => Promise<PictureTasks[K]['input']>;
  readonly resolve: (output: PictureTasks[K]['output']) => void;
  readonly reject: (error: unknown) => void;
}

/** The environment variables of the picture process: none that holds a secret. */
const environmentNames = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|SystemRoot|FONTCONFIG_\w+|XDG_\w+|VIPS_\w+)$/;

/**
 * Runs picture tasks in child processes, one at a time per process and within limits. A process that exceeds them is killed and replaced at
 * the next task. Owners are served in turn, each with one task at a time, so that the pictures of one person delay those of another by at
 * most one. The first process starts with the first task.
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
    this.#limits = { ...defaults, ...limits };
  }

  /** Throws UnreadablePicture; refuses with `too-many-requests` if too many tasks of this owner are waiting. */
  run<K extends PictureTaskKind>(
    owner: string,
    kind: K,
    input: () => Promise<PictureTasks[K]['input']>,
  ): Promise<PictureTasks[K]['output']> {
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(owner) ?? [];
      if (jobs.length >= this.#limits.waitingPerOwner) return reject(new Refusal('too-many-requests'));
      jobs.push({ owner, kind, input, resolve, reject } as Job<K> as unknown as Job);
      this.#waiting.set(owner, jobs);
      return this.#startNext();
    });
  }

  /** The ids of the running processes. */
  get processIds(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  #startNext(): void {
    while (this.#running < this.#limits.processes) {
      const job = this.#next();
      if (!job) return;
      this.#running += 1;
      this.#busyOwners.add(job.owner);
      void this.#run(job).finally(() => {
        this.#running -= 1;
        this.#busyOwners.delete(job.owner);
        this.#startNext();
      });
    }
  }

  /** Returns the next job of the owner who has waited longest. */
  #next(): Job | undefined {
    const owner = [...this.#waiting.keys()].find((each) => !this.#busyOwners.has(each));
    if (owner === undefined) return undefined;
    const jobs = this.#waiting.get(owner)!;
    const job = jobs.shift();
    this.#waiting.delete(owner);
    if (jobs.length > 0) this.#waiting.set(owner, jobs);
    return job;
  }

  async #run({ kind, input, resolve, reject }: Job): Promise<void> {
    try {
      const given = await input();
      const task: PictureTask = {
        kind,
        input: given,
        maxCpuMs: given.extension === 'svg' ? this.#limits.svgCpuMs : this.#limits.cpuMs,
        maxMegabytes: this.#limits.megabytes,
      };
      // A process may be killed from outside, which says nothing about the picture: the task is retried once.
      const message = (await this.#send(task)) ??
        (await this.#send(task)) ?? { kind: 'unreadable', reason: 'the picture process ended twice' };
      if (message.kind === 'full') throw Object.assign(new Error('no space is left for a picture'), { code: message.code });
      if (message.kind === 'done') resolve(message.output as PictureTasks[typeof kind]['output']);
      else
        reject(
          message.kind === 'exceeded'
            ? new UnreadablePicture(`too much ${message.reason}`, { exceedsLimits: true })
            : new UnreadablePicture(message.reason),
        );
    } catch (error) {
      reject(error);
    }
  }

  /** Returns null if the process ended without an answer. */
  #send(task: PictureTask): Promise<PictureTaskMessage | null> {
    const child = this.#acquireProcess();
    return new Promise((resolve) => {
      const finish = (message: PictureTaskMessage | null): void => {
        clearTimeout(limit);
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
        child.on('error', () => undefined);
        if (message === null || message.kind === 'exceeded') child.kill('SIGKILL');
        else this.#release(child);
        resolve(message);
      };
      const limit = setTimeout(() => finish({ kind: 'exceeded', reason: 'time' }), this.#limits.wallMs);
      child.on('message', (message: PictureTaskMessage) => finish(message));
      child.on('exit', () => finish(null));
      child.on('error', () => finish(null));
      child.ref();
      child.channel?.ref();
      child.send(task, (error) => error && finish(null));
    });
  }

  #acquireProcess(): ChildProcess {
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

  /** An idle process does not keep the server alive and ends with it. */
  #release(child: ChildProcess): void {
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
