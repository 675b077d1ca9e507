import { appsModule } from './modules/apps/index.ts';
import { buttonsModule } from './modules/buttons/index.ts';
import { calendarModule } from './modules/calendar/index.ts';
import { collaboration } from './modules/collaboration/index.ts';
import { conditionsModule } from './modules/conditions/index.ts';
import { designModule } from './modules/design/index.ts';
import { dictionaryModule } from './modules/dictionary/index.ts';
import { exportsModule } from './modules/exports/index.ts';
import { favoritesModule } from './modules/favorites/index.ts';
import { filesModule } from './modules/files/index.ts';
import { firstRunModule } from './modules/first-run/index.ts';
import { formsModule } from './modules/forms/index.ts';
import { identity } from './modules/identity/index.ts';
import { importsModule } from './modules/imports/index.ts';
import { messagesModule } from './modules/messages/index.ts';
import { organization } from './modules/organization/index.ts';
import { packagesModule } from './modules/packages/index.ts';
import { peopleImportsModule } from './modules/people-imports/index.ts';
import { permissionsModule } from './modules/permissions/index.ts';
import { placesModule } from './modules/places/index.ts';
import { portalModule } from './modules/portal/index.ts';
import { printModule } from './modules/print/index.ts';
import { publishingModule } from './modules/publishing/index.ts';
import { queriesModule } from './modules/queries/index.ts';
import { recordsModule } from './modules/records/index.ts';
import { rulesModule } from './modules/rules/index.ts';
import { searchModule } from './modules/search/index.ts';
import { shortCodesModule } from './modules/short-codes/index.ts';
import { signingModule } from './modules/signing/index.ts';
import { storedFilesModule } from './modules/stored-files/index.ts';
import { system } from './modules/system/index.ts';
import { delegationModule, workflowModule } from './modules/workflow/index.ts';
import type { Module } from './platform/http/module.ts';

/**
 * Every module of the server. A module uses only those before it, and of them only what their `index.ts` exports;
 * `scripts/modules/check-modules.ts` checks it.
 */
export const modules: readonly Module[] = [
  organization,
  system,
  identity,
  calendarModule,
  appsModule,
  dictionaryModule,
  conditionsModule,
  permissionsModule,
  storedFilesModule,
  recordsModule,
  messagesModule,
  rulesModule,
  workflowModule,
  delegationModule,
  formsModule,
  filesModule,
  printModule,
  signingModule,
  collaboration,
  queriesModule,
  buttonsModule,
  shortCodesModule,
  searchModule,
  favoritesModule,
  exportsModule,
  importsModule,
  peopleImportsModule,
  placesModule,
  portalModule,
  publishingModule,
  designModule,
  packagesModule,
  firstRunModule,
];
