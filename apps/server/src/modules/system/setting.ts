import type { MessageKind, SystemSettings } from '@inkstone/api';
import type { CalendarSettings } from '@inkstone/schema';
import type { FileTypeLists } from '@inkstone/controls/uploads';
import type { Executor } from '../../platform/db/database.ts';

/** With the key itself, which leaves the server only where the browser needs it. */
type KeyedSetting<Section> = Omit<Section, 'hasKey'> & { readonly key?: string };

/** Secrets in it are sealed; they are opened only where something is sent. */
interface StoredWays {
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
    /** Which messages are sent there; unset: all. */
    readonly kinds?: readonly MessageKind[];
    /** Unset: requests are signed with the installation's own secret. */
    readonly sealedSecret?: string;
  };
  /** Where links of mails lead. */
  readonly publicUrl?: string;
}

/** What is kept in the settings table, by key. */
export interface StoredSettings {
  readonly 'organization-name': { readonly zh: string; readonly en: string };
  /** What administrators said of uploads: no file larger than so many MB, and lists of extensions in the place of the product's own. */
  readonly upload: {
    readonly megabytes?: number;
    readonly fileTypes?: Partial<FileTypeLists>;
  };
  readonly sheet: { readonly importRows: number };
  /** Where tiles of maps come from; nowhere unless administrators say so. */
  readonly map: KeyedSetting<SystemSettings['map']>;
  /** Who names places. */
  readonly geocoder: KeyedSetting<SystemSettings['geocoder']>;
  /** By whom people may sign in besides their password; the client's secret is sealed. */
  readonly identity: Omit<SystemSettings['identity'], 'hasKey'> & { readonly sealedKey?: string };
  /** Ways by which messages leave the house, as administrators set them; unset: there are none. */
  readonly messages: StoredWays;
  /** The same as the environment of the server says it, which stands before what administrators set. */
  readonly 'messages-environment': StoredWays;
  /** Unset: what the time zone suggests. */
  readonly calendar: CalendarSettings;
  /** Kept before there were names and colours, it has none. */
  readonly appearance: Partial<SystemSettings['appearance']>;
  /** What the sign-in page offers while this is a demo. */
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
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, modified_at: new Date() }))
    .execute();
}

export async function removeSetting(db: Executor, key: keyof StoredSettings): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
