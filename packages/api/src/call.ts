import type { z } from 'zod';

/**
 * The contract of a call. The server validates requests with it, the web client gets its types from it, and the OpenAPI document is
 * generated from it. `input` is the query string of a GET and the JSON body of a POST.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /**
   * A command changes data and requires an `Idempotency-Key` header. By GET the key may be in the query instead (`replayTokenInput`), and
   * may be missing with `repeatable`.
   */
  readonly command: boolean;
  /** By GET only: repeating this command changes nothing further, so that it needs no key. */
  readonly repeatable?: boolean;
  /**
   * The encoding of the input. `json`: the query of a GET or the JSON body of a POST. `multipart`: a file with fields, which `input`
   * describes. `form`: a posted HTML form.
   */
  readonly requestType: 'json' | 'multipart' | 'form';
  /** Properties missing from the JSON body are read from the query, where older clients send them. */
  readonly acceptsQuery?: boolean;
  /** `file`: the response is bytes instead of the envelope, and `output` is not used. Refusals use the envelope in any case. */
  readonly responseType: 'json' | 'file';
  /** Codes of the refusal catalogue that this call may return in addition to those of every call. */
  readonly refusals: readonly string[];
}

type CallDeclaration<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Call<Input, Output>,
  'command' | 'refusals' | 'requestType' | 'responseType'
> & {
  readonly requestType?: Call['requestType'];
  readonly responseType?: Call['responseType'];
  readonly command?: boolean;
  readonly refusals?: readonly string[];
};

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  declaration: CallDeclaration<Input, Output>,
): Call<Input, Output> {
  return { command: false, requestType: 'json', responseType: 'json', refusals: [], ...declaration };
}

/** Whether an exported value is a call. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The input that a client sends. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** The parsed input that the handler receives, with defaults. */
export type CallArguments<C extends Call> = z.output<C['input']>;
/** The content of `data` in the response. */
export type CallOutput<C extends Call> = z.output<C['output']>;
