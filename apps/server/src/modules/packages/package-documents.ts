import type { PackagePart } from '@inkstone/api';
import { withNoRepeat } from '@inkstone/checks';
import { documentsOf, type Document, type Documents, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { PackageContents } from './package-contents.ts';
import { withUnitIds } from './unit-codes.ts';

/** The documents of a package as a working copy holds them, with the ids of this installation, and the parts for which it has no place. */
export async function packageDocuments(
  executor: Executor,
  sent: PackageContents,
): Promise<{ readonly documents: Documents; readonly left: Pick<PackagePart, 'kind' | 'code'>[] }> {
  const contents = await withUnitIds(executor, { ...sent, models: withNoRepeat(sent).models });
  const { models, forms, lists, workflows, pages, rules, roles, dictionaries: _, ...shell } = contents;
  const document = (key: DocumentKey, content: object): Document => ({ key, content: content as JsonObject });
  return {
    documents: documentsOf([
      document({ kind: 'app', code: shell.code }, shell),
      ...models.map((model) => document({ kind: 'model', code: model.code }, model)),
      ...forms.map((form) => document({ kind: 'form', schemaCode: form.schemaCode, code: form.code }, form)),
      ...lists.map((list) => document({ kind: 'list', schemaCode: list.schemaCode, code: list.code }, list)),
      ...workflows.map((workflow) => document({ kind: 'workflow', code: workflow.code }, workflow)),
      ...pages.map((page) => document({ kind: 'page', code: page.code }, page)),
    ]),
    left: [
      ...rules.map(({ code }) => ({ kind: 'rule' as const, code })),
      ...roles.map(({ name }) => ({ kind: 'role' as const, code: name })),
    ],
  };
}
