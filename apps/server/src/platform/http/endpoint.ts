import type { Call, CallArguments, CallOutput, Restriction } from '@inkstone/api';
import type { FileAnswer, IncomingFile } from './file-exchange.ts';
import type { JsonText } from './json-text.ts';
import type {
  CommandContext,
  DownloadContext,
  PreparingContext,
  PublicContext,
  QueryContext,
  SessionContext,
  UploadContext,
} from './request-context.ts';

/**
 * Who may call an endpoint. `participant`: any signed-in person, while the handler checks the rights on the record or the instance.
 * There is no default: an endpoint without a permission neither compiles nor starts.
 */
export type Permission = 'public' | 'signed-in' | 'administrator' | 'participant';
export const permissions: readonly Permission[] = ['public', 'signed-in', 'administrator', 'participant'];

interface EndpointBase {
  readonly call: Call;
  readonly permission: Permission;
}
/** A call with its permission and handler. Input and output are checked by the contract. */
export type Endpoint =
  | (EndpointBase & { readonly kind: 'query'; readonly mayLag: boolean; handle(context: QueryContext, input: unknown): Promise<unknown> })
  | (EndpointBase & { readonly kind: 'public'; handle(context: PublicContext, input: unknown): Promise<unknown> })
  | (EndpointBase & {
      readonly kind: 'command';
      readonly peopleOnly: boolean;
      readonly prepare: ((context: PreparingContext, input: unknown) => Promise<unknown>) | null;
      handle(context: CommandContext, input: unknown, prepared?: unknown): Promise<unknown>;
    })
  | (EndpointBase & {
      readonly kind: 'session';
      readonly limitBy: string | null;
      readonly allowedDuring: readonly Restriction[];
      handle(context: SessionContext, input: unknown): Promise<unknown>;
    })
  | (EndpointBase & { readonly kind: 'upload'; handle(context: UploadContext, input: unknown, file: IncomingFile): Promise<unknown> })
  | (EndpointBase & {
      readonly kind: 'download';
      readonly ticket: string | null;
      handle(context: DownloadContext, input: unknown): Promise<FileAnswer>;
    });

type Handler<Context, C extends Call, Answer = CallOutput<C>> = (context: Context, input: CallArguments<C>) => Promise<Answer>;

/**
 * Declares a call that reads. With `mayLag` it may read a replica that is a moment behind, unless the person wrote
 * something within the last ten seconds. An answer of several MB may be `JsonText`, which the contract does not check.
 */
export function defineQuery<C extends Call>(
  call: C,
  declaration: {
    permission: Exclude<Permission, 'public'>;
    mayLag?: boolean;
    handle: Handler<QueryContext, C, CallOutput<C> | JsonText<CallOutput<C>>>;
  },
): Endpoint {
  const { permission, mayLag = false } = declaration;
  return { kind: 'query', call, permission, mayLag, handle: declaration.handle as Handler<QueryContext, Call> };
}

/** Declares a call that reads and needs no sign-in. */
export function definePublicQuery<C extends Call>(call: C, declaration: { handle: Handler<PublicContext, C> }): Endpoint {
  return { kind: 'public', call, permission: 'public', handle: declaration.handle as Handler<PublicContext, Call> };
}

/**
 * Declares a call that writes. It runs in one transaction: idempotency row, `handle`, storing the answer, commit. After a serialization
 * failure or a deadlock the whole transaction is repeated, so `handle` must have no effects outside of it. `prepare` runs before the
 * transaction, for what takes too long within it; its result is passed to `handle`, which must check that it still holds. `peopleOnly`: it
 * changes how people sign in, so API tokens may not make it.
 */
export function defineCommand<C extends Call, P = null>(
  call: C,
  declaration: {
    permission: Exclude<Permission, 'public'>;
    peopleOnly?: boolean;
    prepare?: (context: PreparingContext, input: CallArguments<C>) => Promise<P>;
    handle: (context: CommandContext, input: CallArguments<C>, prepared: P) => Promise<CallOutput<C>>;
  },
): Endpoint {
  const { permission, peopleOnly = false } = declaration;
  const prepare = (declaration.prepare ?? null) as ((context: PreparingContext, input: unknown) => Promise<unknown>) | null;
  const handle = declaration.handle as (context: CommandContext, input: unknown, prepared: unknown) => Promise<unknown>;
  return { kind: 'command', call, permission, peopleOnly, prepare, handle };
}

/**
 * Declares a call about sign-ins and their secrets: it writes without an idempotency key, because its answer is a secret that is not stored. Without
 * sign-in its rate is limited per device or address or, with `limitBy`, per value of that input. `allowedDuring`: restricted sign-ins may
 * make it too.
 */
export function defineSessionCall<C extends Call>(
  call: C,
  declaration: {
    permission: 'public' | 'signed-in' | 'administrator';
    limitBy?: keyof CallArguments<C> & string;
    allowedDuring?: readonly Restriction[];
    handle: Handler<SessionContext, C>;
  },
): Endpoint {
  const { permission, limitBy = null, allowedDuring = [] } = declaration;
  return { kind: 'session', call, permission, limitBy, allowedDuring, handle: declaration.handle as Handler<SessionContext, Call> };
}

/**
 * Declares a call that receives one file. The bytes are received outside of a transaction; `handle` then begins one with `context.command`,
 * whose answer is stored under the idempotency key.
 */
export function defineUpload<C extends Call>(
  call: C,
  declaration: {
    permission: Exclude<Permission, 'public'>;
    handle: (context: UploadContext, input: CallArguments<C>, file: IncomingFile) => Promise<CallOutput<C>>;
  },
): Endpoint {
  const handle = declaration.handle as (context: UploadContext, input: unknown, file: IncomingFile) => Promise<unknown>;
  return { kind: 'upload', call, permission: declaration.permission, handle };
}

/**
 * Declares a call that returns bytes. With the input named by `ticket` it needs no bearer header: `context.actor` is null then, and the
 * ticket must grant the access.
 */
export function defineDownload<C extends Call>(
  call: C,
  declaration: {
    permission: Exclude<Permission, 'public'>;
    ticket?: keyof CallArguments<C> & string;
    handle: (context: DownloadContext, input: CallArguments<C>) => Promise<FileAnswer>;
  },
): Endpoint {
  const handle = declaration.handle as (context: DownloadContext, input: unknown) => Promise<FileAnswer>;
  return { kind: 'download', call, permission: declaration.permission, ticket: declaration.ticket ?? null, handle };
}
