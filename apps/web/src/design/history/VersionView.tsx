import { useState } from 'react';
import type { Document } from '@inkstone/design';
import { createMemoryHistory, createRouter, RouterProvider } from '../../platform/router/index.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { IssuesContext } from '../checking/issues-context.ts';
import { documentAddress } from '../design-address.ts';
import { DesignMain } from '../frame/DesignMain.tsx';
import { PageCommandsContext, type PageCommand } from '../frame/page-commands.ts';
import { ShownVersionContext, useWorkingCopyState, WorkingCopyContext } from '../working-copy/use-working-copy.ts';
import { versionCopy } from './version-copy.ts';
import styles from './history.module.css';

interface VersionViewProps {
  readonly appCode: string;
  /** The document with the content of its version. */
  readonly document: Document;
  readonly label: string;
}

const noIssues: readonly CheckedIssue[] = [];

/**
 * A published version of a document in its designer, to look at: among the other documents as they are designed now, without previews, which
 * would show those. What is chosen in it has addresses of its own, so that the page stays.
 */
export function VersionView({ appCode, document, label }: VersionViewProps) {
  const { documents } = useWorkingCopyState().replica;
  const [copy] = useState(() => versionCopy(documents, document));
  const [commands] = useState(() => new Set<() => readonly PageCommand[]>());
  const [router] = useState(() => {
    const Main = () => <DesignMain appCode={appCode} />;
    const routes = [{ path: 'design/:app/:section?/:document?/:part?', Component: Main }];
    return createRouter(routes, createMemoryHistory(documentAddress(appCode, document.key)));
  });
  return (
    <section className={styles.version} aria-label={label}>
      <ShownVersionContext value={true}>
        <WorkingCopyContext value={copy}>
          <IssuesContext value={noIssues}>
            <PageCommandsContext value={commands}>
              <RouterProvider router={router} />
            </PageCommandsContext>
          </IssuesContext>
        </WorkingCopyContext>
      </ShownVersionContext>
    </section>
  );
}
