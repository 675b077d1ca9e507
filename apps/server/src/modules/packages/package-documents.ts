import { withNoRepeat } from '@inkstone/checks';
import { documentsOf, type Document, type Documents, type JsonObject } from '@inkstone/design';
import { documentsOfApp } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { wholeContents } from './import-package.ts';
import type { PackageContents } from './package-contents.ts';
import { withUnitIds } from './unit-codes.ts';

interface CarriedDocuments {
  readonly contents: PackageContents;
  /** Documents that do not meet the schema of their kind. */
  readonly drafts: readonly Document[];
}

/**
 * The documents of a package as a working copy holds them, with the ids of this installation. What does not meet the schema of its kind
 * stays as it is: the working copy shows it and names what is wrong.
 */
export async function packageDocuments(executor: Executor, { contents: sent, drafts }: CarriedDocuments): Promise<Documents> {
  const contents = await withUnitIds(executor, { ...sent, models: withNoRepeat(sent).models });
  const documents = documentsOfApp(await wholeContents(executor, contents));
  return documentsOf([...documents.map(({ key, content }) => ({ key, content: content as JsonObject })), ...drafts]);
}
