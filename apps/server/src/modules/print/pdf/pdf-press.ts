import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PrintDocument } from '@inkstone/api';
import type { PrintPictures } from '../print-pictures.ts';
import type { PdfNews, PdfOrder } from './pdf-worker.ts';

/** A PDF could not be made: something in it cannot be drawn, or it takes too long. */
export class PdfFailed extends Error {
  constructor(reason: string) {
    super(`the PDF could not be made: ${reason}`);
    this.name = 'PdfFailed';
  }
}

interface Running {
  readonly order: PdfOrder;
  readonly stream: PassThrough;
  /** The first bytes are there: what comes now cannot fail any more as a whole. */
  readonly begun: () => void;
  readonly failed: (error: PdfFailed) => void;
}

interface PressOptions {
  readonly mostMs?: number;
  /** How long the thread with its fonts is kept without work. */
  readonly idleMs?: number;
}

/**
 * Makes PDFs in a thread of its own, one after the other, so that neither fonts nor long tables hold up anybody's request. The thread
 * begins with the first PDF, ends when nobody wants another one, and is ended when one takes too long.
 */
export class PdfPress {
  readonly #mostMs: number;
  readonly #idleMs: number;
  readonly #waiting: Running[] = [];
  #running: Running | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #next = 1;

  constructor({ mostMs = 60_000, idleMs = 60_000 }: PressOptions = {}) {
    this.#mostMs = mostMs;
    this.#idleMs = idleMs;
  }

  /** The bytes from the first one on; fails with PdfFailed before there are any. */
  print(documents: readonly PrintDocument[], pictures: PrintPictures): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const stream = new PassThrough();
      // Whoever reads hears of it; when nobody does, there is nobody to tell.
      stream.on('error', () => undefined);
      const order = { id: this.#next++, documents, pictures };
      this.#waiting.push({ order, stream, begun: () => resolve(stream), failed: reject });
      this.#goOn();
    });
  }

  #goOn(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#waiting.shift() ?? null;
    if (!this.#running) {
      this.#timer = setTimeout(() => this.#dismiss(), this.#idleMs).unref();
      return;
    }
    this.#timer = setTimeout(() => this.#fail('it takes too long'), this.#mostMs);
    this.#hands().postMessage(this.#running.order);
  }

  #hands(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    // Nobody is kept from stopping by a thread that waits for work.
    worker.unref();
    worker.on('message', (news: PdfNews) => this.#hear(news));
    worker.on('error', (error) => this.#worker === worker && this.#fail(error.message));
    this.#worker = worker;
    return worker;
  }

  #hear(news: PdfNews): void {
    if (news.id !== this.#running?.order.id) return;
    const { stream, begun } = this.#running;
    if (news.kind === 'failure') return this.#fail(news.reason, { keepsWorker: true });
    begun();
    if (news.kind === 'piece') return void stream.write(news.bytes);
    stream.end();
    this.#running = null;
    this.#goOn();
  }

  #fail(reason: string, { keepsWorker = false } = {}): void {
    if (!keepsWorker) this.#dismiss();
    const error = new PdfFailed(reason);
    this.#running?.failed(error);
    this.#running?.stream.destroy(error);
    this.#running = null;
    this.#goOn();
  }

  #dismiss(): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = null;
  }
}
