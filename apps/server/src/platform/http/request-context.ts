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

/** The caller, read from the database for this request and never from the token alone. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  /** The department for which they act: the chosen one, otherwise the main one. */
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly isAdmin: boolean;
  readonly isAppAdmin: boolean;
  /** The workflows that they administrate without being a system administrator; unset: none. */
  readonly manages?: readonly ManagedScope[];
}

/** All workflows of an application, or one. */
export interface ManagedScope {
  readonly kind: 'app' | 'workflow';
  readonly code: string;
}

/** The context of a request that every handler receives besides its input. */
export interface RequestContext {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly client: ClientType;
  readonly requestId: string;
  readonly log: Log;
  readonly now: () => Date;
  /** The time zone of the organisation, in which "today" is determined. */
  readonly timeZone: string;
  /** Codes that service activities may run in addition to business rules; unset: none. */
  readonly serviceRules?: readonly string[];
  /** In a preview of a working copy the activity at which forms are open, or null; unset: no preview. */
  readonly previewedAt?: PreviewedActivity | null;
}

/** An activity of a workflow as whose handler one looks at a form. */
export interface PreviewedActivity {
  readonly workflowCode: string;
  readonly activityCode: string;
}

/** The part of a request that access decisions need: actor, time, time zone and language. */
export type Requester = Pick<RequestContext, 'actor' | 'now' | 'timeZone' | 'locale'>;

/** The context of a query, which reads without a transaction. */
export interface QueryContext extends RequestContext {
  readonly db: OpenedDb;
  readonly keys: SigningKeys;
  readonly files: FileStore;
  readonly webhooks: WebhookSender;
}

/** The context of what a command does before its transaction: it reads, and whatever it finds may have changed when the transaction begins. */
export interface PreparingContext extends RequestContext {
  readonly db: OpenedDb;
}

/** The context of a command. Its transaction is deliberately the only access to the database. */
export interface CommandContext extends RequestContext {
  readonly trx: Trx;
  /** The `Idempotency-Key` of the request. */
  readonly commandId: string;
}

/** The context of a call without sign-in. */
export interface PublicContext extends Omit<QueryContext, 'actor'> {
  readonly actor: null;
  readonly catalogue: RefusalCatalogue;
}

/** The context of signing in and out: writes, but its answer holds secrets that are never stored under an idempotency key. */
export interface SessionContext extends Omit<QueryContext, 'actor'> {
  readonly actor: Actor | null;
  /** The sign-in of the access token. */
  readonly signInId: string | null;
  /** The caller's network address. */
  readonly address: string;
  /** Scheme, host and port under which the caller reached the server, such as `https://ink.example`. */
  readonly origin: string;
  /** The user agent that the caller claims, at most 400 characters. */
  readonly agent: string;
  /** The use of demo accounts that is allowed for the request. */
  readonly demoAccess: () => DemoAccess;
  /** Returns the id of the caller's device for a person who has signed in on it; null otherwise. */
  readonly deviceOf: (personId: string) => string | null;
  /** Registers the caller's device for the person. */
  readonly keepDevice: (personId: string) => void;
  readonly tokens: AccessTokens;
  /** The password encryption of older clients; null for methods whose key is not set. */
  readonly legacy: LegacyCodecs;
  /** Sends requests to external servers. */
  readonly outbound: JsonClient;
  /** Clears the cache of callers in this process; call it after the change is committed. */
  signInsChanged(): void;
}

/** The context of an upload. */
export interface UploadContext extends QueryContext {
  /** Runs `work` once in a transaction under the idempotency key; `input` identifies the request, including the content of the file. */
  command<T>(input: unknown, work: (context: CommandContext) => Promise<T>): Promise<T>;
}

/** The context of a download. */
export interface DownloadContext extends Omit<QueryContext, 'actor'> {
  /** Null without a bearer header. */
  readonly actor: Actor | null;
  /** The range and cache headers of the request. */
  readonly wanted: {
    readonly range?: string | undefined;
    readonly ifRange?: string | undefined;
    readonly ifNoneMatch?: string | undefined;
  };
}
