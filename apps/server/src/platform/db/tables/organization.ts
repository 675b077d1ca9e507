import type { ColumnType, Generated } from 'kysely';
import type { AccountLinkKind, Restriction, SecondFactor, SignInMethod, TokenScope } from '@inkstone/api';
import type { Locale, LocalizedText, NameI18n, UnitType } from '@inkstone/schema';
import type { Timestamp, TimestampWithDefault } from './column.ts';

/** Names by language, written with `JSON.stringify`. */
type NameTexts = ColumnType<NameI18n, string | undefined, string>;

export interface DepartmentsTable {
  id: string;
  code: string;
  name: string;
  name_i18n: NameTexts;
  parent_id: string | null;
  sort: Generated<number>;
  /** A closed department is not offered any more; its history remains. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Grows with every change by an administrator. */
  revision: Generated<number>;
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
  /** An inactive person cannot sign in, is no participant and is not found by selectors; their history remains. */
  active: Generated<boolean>;
  created_at: TimestampWithDefault;
  /** Search keys of the name besides its characters, and the name from which they were made. */
  name_keys: Generated<string>;
  keyed_name: string | null;
  /** The address for mail, set by the person or an administrator; unique unless it is the shared one. */
  email: string | null;
  /** An address that others had too before addresses were unique: they keep it until it is changed. */
  shared_email: string | null;
  /** In which they read times; null: that of the organisation. */
  time_zone: string | null;
  /** The department for which they act while they are a member of it; otherwise the main one. */
  current_department_id: string | null;
  name_i18n: NameTexts;
  /** Unique regardless of letter case, as account and mail are. */
  employee_number: string | null;
  phone: string | null;
  /** The direct manager; without one, that of the department. */
  manager_id: string | null;
  /** Dates as `2026-11-23`. */
  entered_on: DateColumn;
  left_on: DateColumn;
  /** The source that owns a field, by field; a field that is missing belongs to this installation and its administrators change it. */
  field_sources: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  /** Grows with every change by an administrator or by the person. */
  revision: Generated<number>;
  updated_at: TimestampWithDefault;
}

/** A `date`; select it as text. */
type DateColumn = ColumnType<unknown, string | null | undefined, string | null>;

/** What is decided for the end of a person's last day; it counts while the person has this leaving date. */
export interface ScheduledLeavesTable {
  person_id: string;
  left_on: ColumnType<unknown, string, string>;
  successor_id: string | null;
  takes_over_management: boolean;
  reason: string | null;
  scheduled_by: string;
}

/** Managers and deputies of departments, each kind in order. */
export interface DepartmentLeadersTable {
  department_id: string;
  person_id: string;
  kind: 'manager' | 'deputy';
  sort: number;
}

/** The units that a person picked recently. */
export interface RecentUnitsTable {
  person_id: string;
  unit_id: string;
  unit_type: UnitType;
  picked_at: TimestampWithDefault;
}

/** Memberships of people in departments; the one with the lowest `sort` is the main department. */
export interface MembershipsTable {
  person_id: string;
  department_id: string;
  sort: number;
}

export interface RoleGroupsTable {
  id: string;
  name: string;
  name_i18n: NameTexts;
  sort: number;
}

export interface RolesTable {
  id: string;
  code: string;
  name: string;
  name_i18n: NameTexts;
  group_id: string | null;
  sort: Generated<number>;
  revision: Generated<number>;
}

/** Deleted roles, to which the history refers. */
export interface DeletedRolesTable {
  id: string;
  code: string;
  name: string;
  name_i18n: NameTexts;
  deleted_at: Timestamp;
}

export interface RoleMembersTable {
  role_id: string;
  person_id: string;
}

/** The departments for which a member holds a role, with those below; a member without any holds it everywhere. */
export interface RoleMemberDepartmentsTable {
  role_id: string;
  person_id: string;
  department_id: string;
}

/** The time during which a row of the organisation existed with these values; triggers write it. */
interface Period {
  id: Generated<string>;
  started_at: Timestamp;
  ended_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface MembershipPeriodsTable extends Period {
  person_id: string;
  department_id: string;
  is_main: boolean;
}

export interface DepartmentLeaderPeriodsTable extends Period, DepartmentLeadersTable {}

export interface DepartmentPeriodsTable extends Period {
  department_id: string;
  parent_id: string | null;
  name: string;
  is_closed: boolean;
}

export interface PersonPeriodsTable extends Period {
  person_id: string;
  manager_id: string | null;
  active: boolean;
}

export interface RolePeriodsTable extends Period, RoleMembersTable {}

export interface RoleDepartmentPeriodsTable extends Period, RoleMemberDepartmentsTable {}

export interface CredentialsTable {
  person_id: string;
  /** argon2id, with its parameters and salt. */
  password_hash: string;
  /** Whether it is still the well-known password of the demo. */
  from_demo: Generated<boolean>;
  /** Whether an administrator set it: the next sign-in with it can only change it. */
  must_change: Generated<boolean>;
  modified_at: TimestampWithDefault;
}

/** A sign-in on a device: a family of refresh tokens. */
export interface SignInsTable {
  id: string;
  person_id: string;
  created_at: TimestampWithDefault;
  ended_at: Timestamp | null;
  end_reason:
    | 'logout'
    | 'password-changed'
    | 'password-reset'
    | 'token-reused'
    | 'demo-closed'
    | 'ended-by-owner'
    | 'ended-by-administrator'
    | null;
  /** The network address and the user agent of the sign-in; null for those from before they were stored. */
  address: string | null;
  agent: string | null;
  /** What must be done before it can be used for anything else. */
  restriction: Restriction | null;
}

/** Successful and failed sign-ins, kept for 180 days. */
export interface SignInLogTable {
  id: string;
  at: Timestamp;
  /** Null for an unknown account: what was typed is not stored, because people type passwords there by mistake. */
  person_id: string | null;
  method: SignInMethod;
  second_factor: SecondFactor | null;
  /** The code of the refusal; null for a success. */
  failure: string | null;
  address: string;
  agent: string;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: Buffer;
  sign_in_id: string;
  issued_at: TimestampWithDefault;
  expires_at: Timestamp;
  /** When it was exchanged for its successor. */
  used_at: Timestamp | null;
  /** The network address to which it was issued. */
  address: string | null;
}

/** Recent failed sign-ins by subject, such as an account or an address. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  last_at: Timestamp;
  /** Further attempts are refused until then. */
  free_at: TimestampWithDefault;
}

export interface SetupLinksTable {
  token_hash: Buffer;
  /** The encrypted token, so that each process of the installation can print the same link; null after its use. */
  sealed_token: string | null;
  created_at: TimestampWithDefault;
  used_at: Timestamp | null;
}

/** Open links with which people set their password, one of each kind. */
export interface AccountLinksTable {
  person_id: string;
  kind: AccountLinkKind;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** One-time codes of an app. */
export interface TotpFactorsTable {
  person_id: string;
  /** The encrypted secret; null until it is confirmed for the first time. */
  sealed_secret: string | null;
  /** The encrypted secret that is to be confirmed. */
  pending_secret: string | null;
  /** The time step of the last accepted code: no code up to it is accepted again. */
  last_step: number | null;
  confirmed_at: Timestamp | null;
}

/** Unused recovery codes. */
export interface RecoveryCodesTable {
  person_id: string;
  code_hash: Buffer;
}

export interface PasskeysTable {
  /** The id that the authenticator gave it, in base64url. */
  id: string;
  person_id: string;
  name: string;
  /** The host name to which it is bound. */
  rp_id: string;
  /** In COSE. */
  public_key: Buffer;
  counter: string;
  transports: string[];
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Steps of signing in that wait for an answer: a second factor, a passkey, or the registration of one. */
export interface PendingSignInsTable {
  token_hash: Buffer;
  kind: 'second-factor' | 'passkey' | 'registration';
  person_id: string | null;
  /** The challenge for a passkey. */
  challenge: string | null;
  failures: Generated<number>;
  expires_at: Timestamp;
}

/** Tokens with which programs call in the name of a person. */
export interface ApiTokensTable {
  id: string;
  person_id: string;
  name: string;
  token_hash: Buffer;
  scope: TokenScope;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Written at most once in a quarter of an hour. */
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

/** A pending sign-in at the identity provider. */
export interface ProviderSignInsTable {
  state_hash: Buffer;
  verifier: string;
  nonce: string;
  expires_at: Timestamp;
}

/** The accounts of people at an identity provider. */
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
  scheduled_leaves: ScheduledLeavesTable;
  recent_units: RecentUnitsTable;
  roles: RolesTable;
  deleted_roles: DeletedRolesTable;
  role_members: RoleMembersTable;
  role_groups: RoleGroupsTable;
  role_member_departments: RoleMemberDepartmentsTable;
  department_leaders: DepartmentLeadersTable;
  membership_periods: MembershipPeriodsTable;
  department_leader_periods: DepartmentLeaderPeriodsTable;
  department_periods: DepartmentPeriodsTable;
  person_periods: PersonPeriodsTable;
  role_periods: RolePeriodsTable;
  role_department_periods: RoleDepartmentPeriodsTable;
  credentials: CredentialsTable;
  sign_ins: SignInsTable;
  refresh_tokens: RefreshTokensTable;
  sign_in_log: SignInLogTable;
  sign_in_attempts: SignInAttemptsTable;
  account_links: AccountLinksTable;
  api_tokens: ApiTokensTable;
  totp_factors: TotpFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  pending_sign_ins: PendingSignInsTable;
  setup_links: SetupLinksTable;
  provider_sign_ins: ProviderSignInsTable;
  provider_accounts: ProviderAccountsTable;
}
