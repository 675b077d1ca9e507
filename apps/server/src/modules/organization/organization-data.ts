import type { LocalizedText } from '@inkstone/schema';

/** An organisation as data: everything is named by code or account. */
export interface OrganizationData {
  readonly name: LocalizedText;
  /** The first password of everybody. */
  readonly password: string;
  readonly departments: readonly { readonly code: string; readonly name: string; readonly parent?: string; readonly manager?: string }[];
  readonly people: readonly {
    readonly account: string;
    readonly name: string;
    /** Codes; the first is the main department. */
    readonly departments: readonly string[];
    readonly title: LocalizedText;
    readonly isAdmin?: boolean;
  }[];
  readonly roles: readonly { readonly code: string; readonly name: string; readonly people: readonly string[] }[];
}
