import { listGroupsSince, openWorkingCopy, submitGroup, type Call } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { ComponentType } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import type { PendingStore } from '../working-copy/pending-store.ts';
import { WorkingCopyContext } from '../working-copy/use-working-copy.ts';
import { openWorkingCopyOf, type WorkingCopy } from '../working-copy/working-copy.ts';

/** What a test leaves unsaved must not be sent again by the next one, which shares the storage of the browser. */
const keepsNothing: PendingStore = { keep: () => undefined, read: () => ({ revision: 0, groups: [] }), adopt: () => undefined };

/** Renders a page of the design environment on a working copy of these documents; nothing of it is saved, unless the answers say so. */
export async function showInCopy(
  Page: ComponentType,
  contents: readonly (readonly [key: DocumentKey, content: JsonObject])[],
  answers: Answers = {},
  { path, at }: { readonly path: string; readonly at: string } = { path: 'page', at: '/page' },
): Promise<WorkingCopy> {
  const documents = contents.map(([key, content]) => ({ key, content, version: null }));
  const call = async (route: Call, input: Readonly<Record<string, unknown>>) => {
    const given = answers[route.path];
    if (given) return given(input, {});
    if (route === openWorkingCopy) return { revision: 0, documents, rights: { design: true, publish: true } };
    if (route === listGroupsSince) return { revision: 0, groups: [] };
    if (route === submitGroup) return new Promise(() => undefined);
    throw new Error(route.path);
  };
  const copy = await openWorkingCopyOf({ client: { call } as Client, appCode: 'shop', pending: keepsNothing });
  const InCopy = () => (
    <WorkingCopyContext value={copy}>
      <Page />
    </WorkingCopyContext>
  );
  showPages({ routes: [{ path, Component: InCopy }], at, answers });
  return copy;
}
