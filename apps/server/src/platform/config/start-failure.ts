/** A reason why the server cannot start, as a message that tells the operator what to do. It is printed without a stack trace. */
export class StartFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFailure';
  }
}

/** The known properties of an error of the system, the database or the network. */
export interface KnownFailure {
  readonly code: string;
  readonly message: string;
  readonly path: string | null;
}

/**
 * Runs `work` and turns its errors into a `StartFailure` with the message of `toMessage`. A `StartFailure` or an abort is rethrown
 * unchanged.
 */
export async function explainStartFailure<T>(toMessage: (failure: KnownFailure) => string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StartFailure || error.name === 'AbortError') throw error;
    const { code, path } = error as { code?: unknown; path?: unknown };
    const failure = { code: typeof code === 'string' ? code : '', message: error.message, path: typeof path === 'string' ? path : null };
    throw new StartFailure(toMessage(failure), { cause: error });
  }
}
