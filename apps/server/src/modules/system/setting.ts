import type { MessageKind, secondFactorAudiences, SystemSettings } from '@inkstone/api';
import type { CalendarSettings, Locale } from '@inkstone/schema';
import type { FileTypeLists } from '@inkstone/controls/uploads';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { remembered } from './remembered.ts';

/** Includes the key, which is sent only to browsers that need it. */
type KeyedSetting<Section> = Omit<Section, 'hasKey' | 'version'> & { readonly key?: string };

/** Secrets are stored encrypted and decrypted only for sending. */
interface StoredChannels {
  readonly mail?: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly requireTls?: boolean;
    readonly user?: string;
    readonly sealedPassword?: string;
    readonly from: string;
  };
  readonly webhook?: {
    readonly url: string;
    /** Which messages are sent there; undefined: all. */
    readonly kinds?: readonly MessageKind[];
    /** Undefined: requests are signed with the installation's own secret. */
    readonly sealedSecret?: string;
  };
  /** The base URL of links in mails. */
  readonly publicUrl?: string;
}

/** Steps that the first administrator did or put off; a step without an entry is open. */
export interface FirstRunProgress {
  readonly organization?: 'done';
  readonly people?: 'done' | 'later';
  readonly applications?: 'done' | 'later';
  readonly finishedAt?: string;
}

/** The environment of the demo, as far as another installation beside it must differ from it. */
export interface DemoStart {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly hasOwnDatabase: boolean;
  readonly hasOwnFiles: boolean;
  readonly isWindows: boolean;
}

/** The content of the settings table by key. */
export interface StoredSettings {
  readonly 'organization-name': { readonly zh: string; readonly en: string };
  /** Undefined: the time zone of the server's environment, and Chinese. */
  readonly region: { readonly timeZone: string; readonly locale: Locale };
  /** How far the set-up by the first administrator is; undefined: not begun, or an installation from before it existed. */
  readonly 'first-run': FirstRunProgress;
  /** How the demo was started; undefined without the demo. */
  readonly 'demo-start': DemoStart;
  /** Limits of uploads set by administrators: the largest file in MB, and lists of extensions that replace the defaults. */
  readonly upload: {
    readonly megabytes?: number;
    readonly fileTypes?: Partial<FileTypeLists>;
  };
  readonly sheet: { readonly importRows: number };
  /** The provider of map tiles; none until administrators set one. */
  readonly map: KeyedSetting<SystemSettings['map']>;
  /** The provider of addresses. */
  readonly geocoder: KeyedSetting<SystemSettings['geocoder']>;
  /** An identity provider for sign-ins besides the password; its client secret is encrypted. */
  readonly identity: Omit<SystemSettings['identity'], 'hasKey' | 'version'> & { readonly sealedKey?: string };
  /** Of whom a second factor is required; undefined: of nobody. */
  readonly 'second-factor': { readonly required: (typeof secondFactorAudiences)[number] };
  /** The external channels of messages that administrators set; undefined: none. */
  readonly messages: StoredChannels;
  /** The channels that the server's environment sets, which take precedence over those of administrators. */
  readonly 'messages-environment': StoredChannels;
  /** Undefined: defaults by the time zone. */
  readonly calendar: CalendarSettings;
  /** Partial, because installations stored it before names and colours existed. */
  readonly appearance: Partial<Omit<SystemSettings['appearance'], 'version'>>;
  /** What the sign-in page offers in a demo. */
  readonly demo: {
    readonly password: string;
    readonly accounts: readonly {
      readonly account: string;
      readonly name: string;
      readonly title: { readonly zh: string; readonly en: string };
    }[];
  };
}

export async function readSetting<K extends keyof StoredSettings>(db: Executor, key: K): Promise<StoredSettings[K] | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (row.value as StoredSettings[K]) : null;
}

export async function writeSetting<K extends keyof StoredSettings>(db: Executor, key: K, value: StoredSettings[K]): Promise<void> {
  remembered.change(db);
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: text,
        modified_at: new Date(),
        revision: sql`settings.revision + (settings.value is distinct from excluded.value)::int`,
      }),
    )
    .execute();
}

export async function removeSetting(db: Executor, key: keyof StoredSettings): Promise<void> {
  remembered.change(db);
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
