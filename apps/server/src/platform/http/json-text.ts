import { Readable } from 'node:stream';

/** The answer of a call as JSON that something else has written, usually the database. It is sent in its parts, and nobody parses it. */
export class JsonText<T> {
  declare readonly value: T;
  readonly #parts: Iterable<string>;

  constructor(parts: Iterable<string>) {
    this.#parts = parts;
  }

  /** The response that carries it. */
  response(): Readable {
    return Readable.from(enveloped(this.#parts), { objectMode: false });
  }
}

function* enveloped(parts: Iterable<string>): Generator<string> {
  yield '{"errcode":0,"errmsg":"","data":';
  yield* parts;
  yield '}';
}
