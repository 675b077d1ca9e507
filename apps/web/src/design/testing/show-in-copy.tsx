import { listGroupsSince, openWorkingCopy, submitGroup, type Call, type UserInfo } from '@inkstone/api';
import type { ComponentType } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import type { PendingStore } from '../working-copy/pending-store.ts';
import { WorkingCopyContext } from '../working-copy/use-working-copy.ts';
import { openWorkingCopyOf, type WorkingCopy } from '../working-copy/working-copy.ts';
import { openedCopy, type DesignedDocument } from './opened-copy.ts';

/** What a test leaves unsaved must not be sent again by the next one, which shares the storage of the browser. */
const keepsNothing: PendingStore = { keep: () => undefined, read: () => ({ revision: 0, groups: [] }), adopt: () => undefined };

/**
 * Renders a page of the design environment on a working copy of these documents. Nothing of it is saved, unless the answers say so; they can
 * also say what is opened (`openedCopy`).
 */
export async function showInCopy(
  Page: ComponentType,
  documents: readonly DesignedDocument[],
  answers: Answers = {},
  { path = 'page', at = '/page', user = {} }: { readonly path?: string; readonly at?: string; readonly user?: Partial<UserInfo> } = {},
): Promise<WorkingCopy> {
  const call = async (route: Call, input: Readonly<Record<string, unknown>>) => {
    const given = answers[route.path];
    if (given) return given(input, {});
    if (route === openWorkingCopy) return openedCopy(documents);
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
  const routes = [
    { path, Component: InCopy },
    { path: 'design', Component: () => <p>all applications</p> },
  ];
  showPages({ routes, at, answers, user });
  return copy;
}
