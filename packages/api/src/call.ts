import type { z } from 'zod';

/**
 * The contract of one call: what the server checks, what the web client is typed by, what the OpenAPI document is made from.
 * `input` is the query string of a GET and the JSON body of a POST.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** A command changes something: it needs an `Idempotency-Key` header (architecture, server modules). */
  readonly command: boolean;
  /** How the input is sent: the query of a GET and the JSON body of a POST; a file with fields beside it (`multipart`), of which `input` describes the fields; a posted HTML form. */
  readonly takes: 'json' | 'multipart' | 'form';
  /** Of a JSON body: what it leaves out may stand in the query, as older clients send it. */
  readonly takesQuery?: boolean;
  /** `file`: the answer is bytes, not the envelope; `output` is not used. Refusals come in the envelope all the same. */
  readonly gives: 'json' | 'file';
  /** Codes of the refusal catalogue this call may answer with, besides those every call has. */
  readonly refusals: readonly string[];
}

type CallDeclaration<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Call<Input, Output>,
  'command' | 'refusals' | 'takes' | 'gives'
> & {
  readonly takes?: Call['takes'];
  readonly gives?: Call['gives'];
  readonly command?: boolean;
  readonly refusals?: readonly string[];
};

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  declaration: CallDeclaration<Input, Output>,
): Call<Input, Output> {
  return { command: false, takes: 'json', gives: 'json', refusals: [], ...declaration };
}

/** Tells a contract from whatever else stands beside it in its file. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** What a caller passes. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the handler gets, defaults filled in. */
export type CallArguments<C extends Call> = z.output<C['input']>;
/** What stands in `data`. */
export type CallOutput<C extends Call> = z.output<C['output']>;
