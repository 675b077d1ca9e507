import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PrintDocument } from '@inkstone/api';
import type { PrintPictures } from '../print-pictures.ts';
import type { PdfWorkerMessage, PdfJob } from './pdf-worker-thread.ts';

/** A PDF could not be made: part of it cannot be rendered, or it takes too long. */
export class PdfFailed extends Error {
  constructor(reason: string) {
    super(`the PDF could not be made: ${reason}`);
    this.name = 'PdfFailed';
  }
}

interface RunningJob {
  readonly job: PdfJob;
  readonly stream: PassThrough;
  /** Called with the first bytes; from then on the request can no longer fail as a whole. */
  readonly started: () => void;
  readonly failed: (error: PdfFailed) => void;
}

interface PdfWorkerOptions {
  readonly timeoutMs?: number;
  /** How long an idle thread is kept with its fonts. */
  readonly idleMs?: number;
}

/**
 * Makes PDFs one after the other in a worker thread, so that neither fonts nor long tables block requests. The thread starts with the first
 * PDF, ends after an idle time, and is terminated when a PDF takes too long.
 */
export class PdfWorker {
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #waiting: RunningJob[] = [];
  #running: RunningJob | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #next = 1;

  constructor({ timeoutMs = 60_000, idleMs = 60_000 }: PdfWorkerOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
  }

  /** Returns a stream of the bytes; rejects with `PdfFailed` when it fails before the first ones. */
  print(documents: readonly PrintDocument[], pictures: PrintPictures): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const stream = new PassThrough();
      // Prevents an unhandled error when nobody reads the stream; readers have their own listeners.
      stream.on('error', () => undefined);
      const job = { id: this.#next++, documents, pictures };
      this.#waiting.push({ job, stream, started: () => resolve(stream), failed: reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#waiting.shift() ?? null;
    if (!this.#running) {
      this.#timer = setTimeout(() => this.#terminate(), this.#idleMs).unref();
      return;
    }
    this.#timer = setTimeout(() => this.#fail('it takes too long'), this.#timeoutMs);
    this.#ensureThread().postMessage(this.#running.job);
  }

  #ensureThread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('pdf-worker-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    // An idle thread must not keep the process alive.
    worker.unref();
    worker.on('message', (message: PdfWorkerMessage) => this.#onMessage(message));
    worker.on('error', (error) => this.#worker === worker && this.#fail(error.message));
    this.#worker = worker;
    return worker;
  }

  #onMessage(message: PdfWorkerMessage): void {
    if (message.id !== this.#running?.job.id) return;
    const { stream, started } = this.#running;
    if (message.kind === 'failure') return this.#fail(message.reason, { keepsWorker: true });
    started();
    if (message.kind === 'piece') return void stream.write(message.bytes);
    stream.end();
    this.#running = null;
    this.#startNext();
  }

  #fail(reason: string, { keepsWorker = false } = {}): void {
    if (!keepsWorker) this.#terminate();
    const error = new PdfFailed(reason);
    this.#running?.failed(error);
    this.#running?.stream.destroy(error);
    this.#running = null;
    this.#startNext();
  }

  #terminate(): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = null;
  }
}
