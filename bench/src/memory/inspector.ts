import { setTimeout as pause } from 'node:timers/promises';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly chunk?: string };
  readonly result?: unknown;
}

/**
 * A client of the debugging port of a process started with `--inspect`: triggers garbage collections, reads memory figures and heap
 * snapshots.
 */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #next = 1;
  #chunks: string[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#handle(JSON.parse(String(data)) as Answer));
  }

  static async open(port: number): Promise<Inspector> {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
    const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const inspector = new Inspector(socket);
    await inspector.#ask('HeapProfiler.enable');
    return inspector;
  }

  /** Returns the memory usage after full garbage collections. The pauses let finalizers run, which free more memory. */
  async usage(): Promise<NodeJS.MemoryUsage> {
    for (let turn = 0; turn < 3; turn += 1) {
      await this.#ask('HeapProfiler.collectGarbage');
      await pause(200);
    }
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = await this.#ask<{ result: { value: string } }>('Runtime.evaluate', { expression });
    return JSON.parse(result.value) as NodeJS.MemoryUsage;
  }

  /** Returns a heap snapshot in the format of the developer tools. */
  async snapshot(): Promise<string> {
    this.#chunks = [];
    await this.#ask('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const text = this.#chunks.join('');
    this.#chunks = [];
    return text;
  }

  close(): void {
    this.#socket.close();
  }

  #ask<T>(method: string, params: object = {}): Promise<T> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (result: unknown) => void);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #handle({ id, method, params, result }: Answer): void {
    if (method === 'HeapProfiler.addHeapSnapshotChunk') this.#chunks.push(params?.chunk ?? '');
    if (id === undefined) return;
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}
