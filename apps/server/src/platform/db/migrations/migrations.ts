import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { organization } from './0002-organization.ts';
import { apps } from './0003-apps.ts';
import { workflow } from './0004-workflow.ts';
import { published } from './0005-published.ts';
import { unitPickers } from './0006-unit-pickers.ts';
import { files } from './0007-files.ts';
import { signing } from './0008-signing.ts';
import { extensionFailures } from './0009-extension-failures.ts';

/** Every step of the system tables, in order, forward only; a step that was released never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform': platform,
  '0002-organization': organization,
  '0003-apps': apps,
  '0004-workflow': workflow,
  '0005-published': published,
  '0006-unit-pickers': unitPickers,
  '0007-files': files,
  '0008-signing': signing,
  '0009-extension-failures': extensionFailures,
};
