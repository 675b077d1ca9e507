import { previewCall, previewedCalls, previewedTrials, type Call, type CallInput, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';

/** As whom one looks at the working copy, and at which activity forms are open; see `previewCall`. */
export type PreviewScope = Pick<CallInput<typeof previewCall>, 'appCode' | 'personId' | 'activity'>;

/** What of the working copy a call could not use. */
export type PreviewLimits = Pick<CallOutput<typeof previewCall>, 'unpublished' | 'malformed'>;

interface PreviewClientOptions {
  readonly client: Client;
  /** Its unsaved edits are awaited before each call. */
  readonly copy: WorkingCopy;
  readonly scope: PreviewScope;
  readonly onLimits?: (limits: PreviewLimits) => void;
}

const previewed = new Set([...previewedCalls, ...previewedTrials].map(({ path }) => path));

/**
 * A client whose calls run on the working copy, so that components of the product work with it unchanged. Calls that read nothing of an
 * application, as those of people, are made as usual; commands that are no part of previews are refused, because nothing may be stored.
 */
export function createPreviewClient({ client, copy, scope, onLimits }: PreviewClientOptions): Client {
  return {
    async call(route, input, options) {
      if (!previewed.has(route.path)) {
        if (route.command) throw new RequestFailure('refused');
        return client.call(route, input, options);
      }
      const revision = await savedRevision(copy);
      const { data, ...limits } = await client.call(
        previewCall,
        { ...scope, revision, path: route.path, input: sentInput(route, input) },
        options,
      );
      onLimits?.(limits);
      return data as CallOutput<typeof route>;
    },
  };
}

/** The revision once the server has every edit, or the latest that it has while the line is cut. */
export function savedRevision(copy: WorkingCopy): Promise<number> {
  return new Promise((resolve) => {
    const stop = copy.subscribe(check);
    function check(): void {
      const { saving, replica } = copy.state();
      if (saving === 'saving' || (saving === 'saved' && replica.pending.length > 0)) return;
      stop();
      resolve(replica.revision);
    }
    check();
  });
}

/** The properties of a query are texts, as in its address. */
function sentInput({ method }: Call, input: unknown): Record<string, unknown> {
  const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (method === 'POST') return Object.fromEntries(given);
  return Object.fromEntries(
    given
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
