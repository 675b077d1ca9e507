import { withNoRepeat } from '@inkstone/checks';
import { documentsOf, type Documents, type JsonObject } from '@inkstone/design';
import { documentsOfApp } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { wholeContents } from './import-package.ts';
import type { PackageContents } from './package-contents.ts';
import { withUnitIds } from './unit-codes.ts';

/** The documents of a package as a working copy holds them, with the ids of this installation. */
export async function packageDocuments(executor: Executor, sent: PackageContents): Promise<Documents> {
  const contents = await withUnitIds(executor, { ...sent, models: withNoRepeat(sent).models });
  const documents = documentsOfApp(await wholeContents(executor, contents));
  return documentsOf(documents.map(({ key, content }) => ({ key, content: content as JsonObject })));
}
