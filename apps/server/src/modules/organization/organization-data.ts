import type { LocalizedText, NameI18n } from '@inkstone/schema';

/** An organisation as data, with references by code or account. */
export interface OrganizationData {
  readonly name: LocalizedText;
  /** The initial password of everybody. */
  readonly password: string;
  readonly departments: readonly { readonly code: string; readonly name: string; readonly parent?: string; readonly manager?: string }[];
  readonly people: readonly {
    readonly account: string;
    readonly name: string;
    /** Department codes; the first one is the main department. */
    readonly departments: readonly string[];
    readonly title: LocalizedText;
    readonly isAdmin?: boolean;
  }[];
  readonly roles: readonly {
    readonly code: string;
    readonly name: string;
    readonly name_i18n?: NameI18n;
    readonly people: readonly string[];
  }[];
}
