/** What keeps the server from starting, as sentences that say what to do about it. Nobody needs to see where it was thrown. */
export class StartFailure extends Error {
  constructor(sentences: string, options?: ErrorOptions) {
    super(sentences, options);
    this.name = 'StartFailure';
  }
}

/** An error of the system, the database or the network, with what is known of it. */
export interface KnownFailure {
  readonly code: string;
  readonly message: string;
  readonly path: string | null;
}

/** Says in sentences what keeps `work` from being done; what has been said already stays as it is. */
export async function saying<T>(sentences: (failure: KnownFailure) => string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StartFailure || error.name === 'AbortError') throw error;
    const { code, path } = error as { code?: unknown; path?: unknown };
    const failure = { code: typeof code === 'string' ? code : '', message: error.message, path: typeof path === 'string' ? path : null };
    throw new StartFailure(sentences(failure), { cause: error });
  }
}
