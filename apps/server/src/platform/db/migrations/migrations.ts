import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { organization } from './0002-organization.ts';

/** Every step of the system tables, in order, forward only; a step that was released never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform': platform,
  '0002-organization': organization,
};
