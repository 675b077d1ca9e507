import type { ColumnType, Generated } from 'kysely';
import type { Locale, LocalizedText, UnitType } from '@inkstone/schema';
import type { Timestamp, TimestampWithDefault } from './column.ts';

export interface DepartmentsTable {
  id: string;
  code: string;
  name: string;
  parent_id: string | null;
  manager_id: string | null;
  sort: Generated<number>;
  name_keys: Generated<string>;
  keyed_name: string | null;
}

export interface PeopleTable {
  id: string;
  account: string;
  name: string;
  /** The job title, in both languages. */
  title: ColumnType<LocalizedText | null, string | null, string | null>;
  locale: Generated<Locale>;
  is_admin: Generated<boolean>;
  is_app_admin: Generated<boolean>;
  /** A person who is not active signs in no more, is no participant and is found by no selector; what they did stays. */
  active: Generated<boolean>;
  created_at: TimestampWithDefault;
  /** What the name is found by besides its characters, and the name it was made from. */
  name_keys: Generated<string>;
  keyed_name: string | null;
  /** Where mail goes; they say so themselves. */
  email: string | null;
  /** The department they act for, while they are in it; else the main one. */
  current_department_id: string | null;
}

/** What somebody picked of late. */
export interface RecentUnitsTable {
  person_id: string;
  unit_id: string;
  unit_type: UnitType;
  picked_at: TimestampWithDefault;
}

/** Who is in which department; the one with the lowest `sort` is the main one. */
export interface MembershipsTable {
  person_id: string;
  department_id: string;
  sort: number;
}

export interface RolesTable {
  id: string;
  code: string;
  name: string;
}

export interface RoleMembersTable {
  role_id: string;
  person_id: string;
}

export interface CredentialsTable {
  person_id: string;
  /** argon2id, with its parameters and salt. */
  password_hash: string;
  /** Still the password that the demo was loaded with, which everybody knows. */
  from_demo: Generated<boolean>;
  modified_at: TimestampWithDefault;
}

/** One signing in on one device: a family of refresh tokens. */
export interface SignInsTable {
  id: string;
  person_id: string;
  created_at: TimestampWithDefault;
  ended_at: Timestamp | null;
  end_reason: 'logout' | 'password-changed' | 'token-reused' | 'demo-closed' | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token; the token itself is not kept. */
  token_hash: Buffer;
  sign_in_id: string;
  issued_at: TimestampWithDefault;
  expires_at: Timestamp;
  /** When it was exchanged for its successor. */
  used_at: Timestamp | null;
}

/** Failed sign-ins of late, by what they have in common. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  last_at: Timestamp;
  /** Before then the next one is refused. */
  free_at: TimestampWithDefault;
}

export interface SetupLinksTable {
  token_hash: Buffer;
  /** The token itself, so that each process of the installation tells the same one; null once it was used. */
  sealed_token: string | null;
  created_at: TimestampWithDefault;
  used_at: Timestamp | null;
}

/** A sign-in that is at the identity provider. */
export interface ProviderSignInsTable {
  state_hash: Buffer;
  verifier: string;
  nonce: string;
  expires_at: Timestamp;
}

/** Who somebody is at an identity provider. */
export interface ProviderAccountsTable {
  issuer: string;
  subject: string;
  person_id: string;
  linked_at: Timestamp;
}

export interface OrganizationTables {
  departments: DepartmentsTable;
  people: PeopleTable;
  memberships: MembershipsTable;
  recent_units: RecentUnitsTable;
  roles: RolesTable;
  role_members: RoleMembersTable;
  credentials: CredentialsTable;
  sign_ins: SignInsTable;
  refresh_tokens: RefreshTokensTable;
  sign_in_attempts: SignInAttemptsTable;
  setup_links: SetupLinksTable;
  provider_sign_ins: ProviderSignInsTable;
  provider_accounts: ProviderAccountsTable;
}
