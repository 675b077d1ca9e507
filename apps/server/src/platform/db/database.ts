import type { Kysely, Transaction } from 'kysely';
import type { Prepared } from './statements/prepared.ts';
import type { AppRoleTables } from './tables/app-roles.ts';
import type { AppsTables } from './tables/apps.ts';
import type { BusinessRuleTables } from './tables/business-rules.ts';
import type { CommentsTables } from './tables/comments.ts';
import type { DictionaryTables } from './tables/dictionary.ts';
import type { ExportTables } from './tables/exports.ts';
import type { FavoritesTables } from './tables/favorites.ts';
import type { FilesTables } from './tables/files.ts';
import type { ListsTables } from './tables/lists.ts';
import type { ImportTables } from './tables/imports.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { OrganizationTables } from './tables/organization.ts';
import type { PeopleImportTables } from './tables/people-imports.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { DesignTables } from './tables/design.ts';
import type { PrintTables } from './tables/print.ts';
import type { ShortCodeTables } from './tables/short-codes.ts';
import type { SigningTables } from './tables/signing.ts';
import type { DelegationTables } from './tables/delegations.ts';
import type { WorkflowTables } from './tables/workflow.ts';

/**
 * All system tables. They are in the PostgreSQL schema `inkstone`, the search path of every connection, so their names need no schema;
 * tables of business models are named `biz.<table>`.
 */
export interface Database
  extends
    PlatformTables,
    OrganizationTables,
    AppsTables,
    AppRoleTables,
    BusinessRuleTables,
    DictionaryTables,
    ExportTables,
    WorkflowTables,
    FavoritesTables,
    FilesTables,
    ListsTables,
    ImportTables,
    PeopleImportTables,
    DesignTables,
    PrintTables,
    ShortCodeTables,
    SigningTables,
    CommentsTables,
    DelegationTables,
    MessagesTables {}

/** A database without a transaction: each statement is committed separately. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
/** A database with its own connections, as returned by `openDatabase`. */
export type OpenedDb = Db & { readonly prepared: Prepared };
/** Accepts a database or a transaction. */
export type Executor = Db | Trx;
