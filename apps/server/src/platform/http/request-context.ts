import type { ClientType, Locale } from '@inkstone/schema';
import type { AccessTokens } from '../auth/access-token.ts';
import type { DemoAccess } from '../auth/demo-accounts.ts';
import type { LegacyCodecs } from '../auth/legacy-codec.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { OpenedDb, Trx } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JsonClient } from '../outbound/json-client.ts';
import type { WebhookSender } from '../webhook/send-webhook.ts';
import type { Log } from '../log/log.ts';
import type { RefusalCatalogue } from './refusal-catalogue.ts';

/** Who calls: read from the database for this request, never from the token alone. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  /** The department they act for: the one they chose, else the main one. */
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly isAdmin: boolean;
  readonly isAppAdmin: boolean;
  /** The workflows they look after without being an administrator of everything; unset: none. */
  readonly manages?: readonly ManagedScope[];
}

/** All workflows of an application, or one. */
export interface ManagedScope {
  readonly kind: 'app' | 'workflow';
  readonly code: string;
}

/** What every handler knows of the request besides its input. */
export interface RequestContext {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly client: ClientType;
  readonly requestId: string;
  readonly log: Log;
  readonly now: () => Date;
  /** The organisation's time zone: it decides what "today" is. */
  readonly timeZone: string;
}

/** Who asks, when, and in which language and zone: all that a decision about records needs of a request. */
export type Asker = Pick<RequestContext, 'actor' | 'now' | 'timeZone' | 'locale'>;

/** A query reads; each statement stands for itself. */
export interface QueryContext extends RequestContext {
  readonly db: OpenedDb;
  readonly keys: SigningKeys;
  readonly files: FileStore;
  readonly webhooks: WebhookSender;
}

/** A command has one transaction and, on purpose, no other way to the database. */
export interface CommandContext extends RequestContext {
  readonly trx: Trx;
  /** The `Idempotency-Key` of the request. */
  readonly commandId: string;
}

/** A call that is made without being signed in. */
export interface PublicContext extends Omit<QueryContext, 'actor'> {
  readonly actor: null;
  readonly catalogue: RefusalCatalogue;
}

/** Signing in and out: writes, but its answer holds secrets that are never kept under an idempotency key. */
export interface SessionContext extends Omit<QueryContext, 'actor'> {
  readonly actor: Actor | null;
  /** The sign-in the access token belongs to. */
  readonly signInId: string | null;
  /** The caller's network address. */
  readonly address: string;
  /** What may be done from there with accounts that have the demo's password. */
  readonly demoAccess: () => DemoAccess;
  /** What the caller's device is called for a person who signed in on it; null on any other. */
  readonly deviceOf: (personId: string) => string | null;
  /** The caller's device is known for this person from now on. */
  readonly keepDevice: (personId: string) => void;
  readonly tokens: AccessTokens;
  /** How older clients encrypt passwords; each null unless the operator set its key. */
  readonly legacy: LegacyCodecs;
  /** Asks servers outside. */
  readonly outbound: JsonClient;
  /** Makes this process forget who is signed in; call it after the change was committed. */
  signInsChanged(): void;
}

/** A file comes in. */
export interface UploadContext extends QueryContext {
  /** Codes of what service activities may run here besides business rules. */
  readonly serviceRules: readonly string[];
  /** Runs `work` once in one transaction under the request's idempotency key; `input` says what the request was, the file's bytes included. */
  command<T>(input: unknown, work: (context: CommandContext) => Promise<T>): Promise<T>;
}

/** Bytes go out. */
export interface DownloadContext extends Omit<QueryContext, 'actor'> {
  /** Null without a bearer header. */
  readonly actor: Actor | null;
  /** What the caller has already, and which part they want. */
  readonly wanted: {
    readonly range?: string | undefined;
    readonly ifRange?: string | undefined;
    readonly ifNoneMatch?: string | undefined;
  };
}
